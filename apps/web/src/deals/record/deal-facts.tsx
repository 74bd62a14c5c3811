import { type DealSection, dealFields } from '@angan/contract/deals/deal-fields.ts';
import type { Deal } from '@angan/contract/deals/deals.ts';
import { namesOf } from '@angan/contract/kit/presented.ts';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { formatDate, formatNumber, formatRupees, perLanguage, word } from '../../core/language/index.ts';
import {
  comingFrom,
  dealPath,
  FactGrid,
  FactPart,
  factsOf,
  GridFact,
  inquiryPath,
  Prose,
  projectPath,
  propertyPath,
} from '../../records/index.ts';
import { personLabel } from '../../ui/person-name.ts';
import { usePhone } from '../../ui/screen.ts';
import { subjectOf, typeOf } from '../deal-words.ts';
import styles from './deal-record.module.css';
import { DealPeople } from './deal-summary.tsx';

const sections = perLanguage<readonly [DealSection, string][]>(() => [
  ['Price', t`Price`],
  ['Token', t`Token`],
  ['Papers', t`Papers`],
  ['Lease', t`Lease`],
  ['Cancelled', t`Cancelled`],
]);

/** Everything that is said of a deal, section by section; what nobody said is left out. */
export const DealFacts = ({ deal }: { deal: Deal }) => {
  const back = comingFrom({ to: dealPath(deal.id), label: deal.deal_code });
  const phone = usePhone();
  const { property, projectunit } = deal;
  return (
    <div className={styles.part}>
      {phone && <DealPeople deal={deal} />}
      <FactGrid>
        {phone && (
          <GridFact label={property ? t`Property` : t`Project`}>
            <Link to={property ? propertyPath(property.id) : projectPath(projectunit!.project.id)} state={back}>
              {subjectOf(deal)}
            </Link>
          </GridFact>
        )}
        <GridFact label={t`Deal`}>{word(typeOf(deal))}</GridFact>
        <GridFact label={t`Our side`}>{word(deal.our_side)}</GridFact>
        <GridFact label={t`Inquiry`}>
          <Link to={inquiryPath(deal.inquiry.id)} state={back}>
            {deal.inquiry.inquiry_code}
          </Link>
          , {word(deal.inquiry.stage)}
        </GridFact>
        <GridFact label={t`Expected close`}>{formatDate(deal.expected_close)}</GridFact>
        <GridFact label={t`Probability`}>{deal.probability} %</GridFact>
        {deal.closing_users.length > 0 && (
          <GridFact label={t`Closed by`}>
            {deal.closing_users
              .map(({ user, share_percent }) => `${personLabel(user)} ${formatNumber(share_percent)} %`)
              .join(', ')}
          </GridFact>
        )}
        {deal.renews && (
          <GridFact label={t`Renews`}>
            <Link to={dealPath(deal.renews.id)}>{deal.renews.deal_code}</Link>
          </GridFact>
        )}
        {deal.renewed_by && (
          <GridFact label={t`Renewed by`}>
            <Link to={dealPath(deal.renewed_by.id)}>{deal.renewed_by.deal_code}</Link>
          </GridFact>
        )}
        <GridFact label={t`Added`}>{formatDate(deal.created_date)}</GridFact>
      </FactGrid>
      {sections().map(([section, title]) => {
        const facts = factsOf(dealFields, namesOf(dealFields, section), deal).filter(
          // What always has a word says nothing of what is sold.
          ([label]) => section !== 'Lease' || deal.lease_start !== null || label !== word('Police verification'),
        );
        return facts.length === 0 ? null : (
          <FactPart key={section} title={title}>
            <FactGrid>
              {facts.map(([label, text]) => (
                <GridFact key={label} label={label}>
                  {text}
                </GridFact>
              ))}
            </FactGrid>
          </FactPart>
        );
      })}
      {deal.stamp_estimate && <StampEstimate deal={deal} estimate={deal.stamp_estimate} />}
      {deal.property_tds && <PropertyTds tds={deal.property_tds} />}
      {deal.comment && (
        <FactPart title={t`Comment`}>
          <Prose>{deal.comment}</Prose>
        </FactPart>
      )}
    </div>
  );
};

/** What the buyer will pay the state, where nobody has written down yet what it came to. */
const StampEstimate = ({ deal, estimate }: { deal: Deal; estimate: NonNullable<Deal['stamp_estimate']> }) => {
  if (deal.stamp_duty !== null && deal.registration_fee !== null) return null;
  const { base, duty, registration } = estimate;
  return (
    <FactPart title={t`Stamp duty and registration`} note={t`An estimate; confirm with the sub-registrar.`}>
      <FactGrid>
        {deal.stamp_duty === null && <GridFact label={t`Stamp duty`}>{formatRupees(duty)}</GridFact>}
        {deal.registration_fee === null && (
          <GridFact label={t`Registration`}>
            {registration === null ? t`Not known` : formatRupees(registration)}
          </GridFact>
        )}
        <GridFact label={t`Of`}>{formatRupees(base)}</GridFact>
      </FactGrid>
    </FactPart>
  );
};

const PropertyTds = ({ tds: { section, base, percent, amount } }: { tds: NonNullable<Deal['property_tds']> }) => (
  <FactPart title={t`TDS of the buyer`} note={t`An estimate; confirm with an accountant.`}>
    <FactGrid>
      <GridFact label={t`Rate`}>
        {percent === null ? t`As an accountant computes it` : t`${formatNumber(percent)} % with every payment`}
      </GridFact>
      {amount !== null && <GridFact label={t`Amount`}>{formatRupees(amount)}</GridFact>}
      <GridFact label={t`Of`}>{formatRupees(base)}</GridFact>
      <GridFact label={t`Section`}>{section}</GridFact>
    </FactGrid>
  </FactPart>
);
