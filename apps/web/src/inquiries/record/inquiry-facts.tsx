import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
import { range } from '@angan/domain/matching/words.ts';
import { plural, t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { formatDate, word } from '../../core/language/index.ts';
import { useName, useNames } from '../../core/names/index.ts';
import { LeadsOfInquiry } from '../../leads/index.ts';
import {
  amenityNames,
  bhkChoices,
  comingFrom,
  dealTypeChoices,
  FactGrid,
  FactPart,
  furnitureChoices,
  GridFact,
  inquiryPath,
  mustHaveLabel,
  namesIn,
  Prose,
  possessionChoices,
  propertyPath,
  subtypeChoices,
  titleText,
} from '../../records/index.ts';
import { PersonChip } from '../../ui/person.tsx';
import { budgetText, wishedSize } from '../inquiry-words.ts';
import { Assigned } from './assigned.tsx';
import { furtherFacts } from './fact-words.ts';
import styles from './inquiry-record.module.css';
import { InquiryTimeline } from './inquiry-timeline.tsx';
import { ScorePart } from './score-part.tsx';

/** Everything that was asked for, what that is worth, and what happened; what was not asked is left out. */
export const InquiryFacts = ({ inquiry }: { inquiry: Inquiry }) => (
  <div className={styles.facts}>
    <div className={styles.asked}>
      <Facts inquiry={inquiry} />
      <LeadsOfInquiry inquiry={inquiry} />
      {inquiry.comment && (
        <FactPart title={t`Comment`}>
          <Prose>{inquiry.comment}</Prose>
        </FactPart>
      )}
      {inquiry.raw_text && (
        <FactPart title={t`Message received`}>
          <Prose>{inquiry.raw_text}</Prose>
        </FactPart>
      )}
    </div>
    <div className={styles.course}>
      <ScorePart inquiry={inquiry} />
      <InquiryTimeline id={inquiry.id} />
    </div>
  </div>
);

const Facts = ({ inquiry }: { inquiry: Inquiry }) => {
  const source = useName('source_names', inquiry.source);
  const features = useNames((names) => names.features).filter(({ id }) => inquiry.features.includes(id));
  const type = [inquiry.property_type];
  const areas = inquiry.any_area ? [t`Any area`] : inquiry.area.map(({ area }) => area);
  const facts: [string, string][] = [
    [t`Deal`, namesIn(dealTypeChoices, inquiry.deal_type).join(', ')],
    [t`Subtype`, namesIn(subtypeChoices(type), inquiry.property_subtype).join(', ')],
    [t`Area`, areas.join(', ')],
    [t`Society`, inquiry.society_name.map(({ society_name }) => society_name).join(', ')],
    [t`Project`, inquiry.project.map(({ project_name }) => project_name).join(', ')],
    ['BHK', namesIn(bhkChoices, inquiry.bhk).join(', ')],
    [t`Budget`, budgetText(inquiry)],
    [t`Size`, wishedSize(inquiry)],
    [t`Furnishing`, namesIn(furnitureChoices(type), inquiry.furniture).join(', ')],
    [t`Possession`, namesIn(possessionChoices, inquiry.possession).join(', ')],
    [t`Move-in`, inquiry.needed_by ? formatDate(inquiry.needed_by) : word(inquiry.timeline ?? '')],
    [t`Facing`, inquiry.facing.map(word).join(', ')],
    [t`Floor`, [floors(inquiry), ...inquiry.floor_wish.map(word)].filter(Boolean).join(', ')],
    [
      t`Parking`,
      inquiry.parking_cars === null ? '' : plural(inquiry.parking_cars, { other: `${inquiry.parking_cars} cars` }),
    ],
    [t`Amenities`, amenityNames(inquiry.amenities).join(', ')],
    [t`Features`, features.map(({ feature }) => feature).join(', ')],
    [t`Must have`, inquiry.must_have.map(mustHaveLabel).join(', ')],
    ...furtherFacts(inquiry),
    [t`Source`, source],
    [t`Added`, formatDate(inquiry.created_date)],
  ];
  return (
    <FactGrid>
      <GridFact label={t`Assigned to`}>
        <Assigned inquiry={inquiry} />
      </GridFact>
      {inquiry.asked_property && (
        <GridFact label={t`Asked about`}>
          <Link
            to={propertyPath(inquiry.asked_property.id)}
            state={comingFrom({ to: inquiryPath(inquiry.id), label: inquiry.inquiry_code })}
          >
            {titleText(inquiry.asked_property)}
          </Link>
        </GridFact>
      )}
      {inquiry.co_broker && (
        <GridFact label={t`Co-broker`}>
          <PersonChip
            name={inquiry.co_broker.name}
            number={inquiry.co_broker.mobile_number_1}
            contact={inquiry.co_broker.id}
          />
        </GridFact>
      )}
      {facts
        .filter(([, text]) => text !== '')
        .map(([label, text]) => (
          <GridFact key={label} label={label}>
            {text}
          </GridFact>
        ))}
    </FactGrid>
  );
};

const floors = ({ floor_min: min, floor_max: max }: Inquiry) =>
  min === null && max === null ? '' : range(min, max, String);
