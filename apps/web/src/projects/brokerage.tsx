import type { Project } from '@angan/contract/projects/projects.ts';
import { formatNumber, formatPrice, formatRupees } from '@angan/domain/money.ts';
import { brokeragePerUnit, brokerageSteps } from '@angan/domain/project-brokerage.ts';
import { FactPart, Prose } from '../records/index.ts';
import styles from './project-record.module.css';

/** What the builder pays, each slab worked out for the cheapest unit, and when. */
export const Brokerage = ({ project }: { project: Project }) => {
  const { brokerage_terms: terms, price_from: price, payout_rule, lead_registration, lead_lock_days } = project;
  if (!terms && !payout_rule && !lead_registration) return null;
  return (
    <FactPart title="Brokerage" note="the builder pays">
      {terms?.basis === 'Fixed amount' && terms.value !== null && <p>{formatRupees(terms.value)} for each unit sold</p>}
      {terms?.basis === 'Percent' && (
        <table className={styles.lines}>
          {price !== null && <caption>For a unit of {formatPrice(price)}, without taxes</caption>}
          <tbody>
            {brokerageSteps(terms).map(({ from, to, percent }) => {
              const each = price === null ? undefined : brokeragePerUnit(terms, from, price);
              return (
                <tr key={from}>
                  <th scope="row">{unitsText(from, to)}</th>
                  <td>{formatNumber(percent)} %</td>
                  <td>{each === undefined ? '' : `${formatRupees(each)} a unit`}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {payout_rule && <Prose>Paid {payout_rule}</Prose>}
      {lead_registration && (
        <Prose>
          Leads have to be registered
          {lead_lock_days === null ? '.' : `, and are locked for ${lead_lock_days} days.`}
        </Prose>
      )}
    </FactPart>
  );
};

/** 'Any number of units', '1 to 2 units', '6 units and more' */
const unitsText = (from: number, to: number | null) => {
  if (to === null) return from === 1 ? 'Any number of units' : `${formatNumber(from)} units and more`;
  return from === to
    ? `${from} ${from === 1 ? 'unit' : 'units'}`
    : `${formatNumber(from)} to ${formatNumber(to)} units`;
};
