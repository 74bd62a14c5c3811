import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
import { formatDate, formatDateTime } from '@angan/domain/dates.ts';
import { range } from '@angan/domain/matching/words.ts';
import { useName } from '../core/names/index.ts';
import { LeadsOfInquiry } from '../leads/index.ts';
import {
  amenityNames,
  bhkChoices,
  dealTypeChoices,
  FactGrid,
  FactPart,
  furnitureChoices,
  GridFact,
  mustHaveLabel,
  namesIn,
  Prose,
  possessionChoices,
  subtypeChoices,
} from '../records/index.ts';
import styles from './inquiry-record.module.css';
import { budgetText, wishedSize } from './inquiry-words.ts';

/** Everything that was asked for; what was not asked is left out. */
export const InquiryFacts = ({ inquiry }: { inquiry: Inquiry }) => {
  const source = useName('source_names', inquiry.source);
  const type = [inquiry.property_type];
  const areas = inquiry.any_area ? ['Any area'] : inquiry.area.map(({ area }) => area);
  const facts: [string, string][] = [
    ['Deal', namesIn(dealTypeChoices, inquiry.deal_type).join(', ')],
    ['Subtype', namesIn(subtypeChoices(type), inquiry.property_subtype).join(', ')],
    ['Area', areas.join(', ')],
    ['Society', inquiry.society_name.map(({ society_name }) => society_name).join(', ')],
    ['Project', inquiry.project.map(({ project_name }) => project_name).join(', ')],
    ['BHK', namesIn(bhkChoices, inquiry.bhk).join(', ')],
    ['Budget', budgetText(inquiry)],
    ['Size', wishedSize(inquiry)],
    ['Furnishing', namesIn(furnitureChoices(type), inquiry.furniture).join(', ')],
    ['Possession', namesIn(possessionChoices, inquiry.possession).join(', ')],
    ['Needed by', inquiry.needed_by ? formatDate(inquiry.needed_by) : (inquiry.timeline ?? '')],
    ['Facing', inquiry.facing.join(', ')],
    ['Floor', floors(inquiry)],
    ['Parking', inquiry.parking_cars === null ? '' : `${inquiry.parking_cars} cars`],
    ['Amenities', amenityNames(inquiry.amenities).join(', ')],
    ['Must have', inquiry.must_have.map(mustHaveLabel).join(', ')],
    ['Next follow-up', inquiry.next_follow_up ? formatDateTime(inquiry.next_follow_up) : ''],
    ['Source', source],
    ['Added', formatDate(inquiry.created_date)],
  ];
  return (
    <div className={styles.facts}>
      <FactGrid>
        {facts
          .filter(([, text]) => text !== '')
          .map(([label, text]) => (
            <GridFact key={label} label={label}>
              {text}
            </GridFact>
          ))}
      </FactGrid>
      <LeadsOfInquiry inquiry={inquiry} />
      {inquiry.comment && (
        <FactPart title="Comment">
          <Prose>{inquiry.comment}</Prose>
        </FactPart>
      )}
    </div>
  );
};

const floors = ({ floor_min: min, floor_max: max }: Inquiry) =>
  min === null && max === null ? '' : range(min, max, String);
