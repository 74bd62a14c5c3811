import type { Project } from '@angan/contract/projects/projects.ts';
import { brokeragePerUnit, brokerageSteps } from '@angan/domain/project-brokerage.ts';
import { plural, t } from '@lingui/core/macro';
import { formatNumber, formatPrice, formatRupees } from '../core/language/index.ts';
import { FactPart, Prose } from '../records/index.ts';
import styles from './project-record.module.css';

/** What the builder pays, each slab worked out for the cheapest unit, and when. */
export const Brokerage = ({ project }: { project: Project }) => {
  const { brokerage_terms: terms, price_from: price, payout_rule, lead_registration, lead_lock_days } = project;
  if (!terms && !payout_rule && !lead_registration) return null;
  return (
    <FactPart title={t`Brokerage`} note={t`the builder pays`}>
      {terms?.basis === 'Fixed amount' && terms.value !== null && (
        <p>{t`${formatRupees(terms.value)} for each unit sold`}</p>
      )}
      {terms?.basis === 'Percent' && (
        <table className={styles.lines}>
          {price !== null && <caption>{t`For a unit of ${formatPrice(price)}, without taxes`}</caption>}
          <tbody>
            {brokerageSteps(terms).map(({ from, to, percent }) => {
              const each = price === null ? undefined : brokeragePerUnit(terms, from, price);
              return (
                <tr key={from}>
                  <th scope="row">{unitsText(from, to)}</th>
                  <td>{formatNumber(percent)} %</td>
                  <td>{each === undefined ? '' : t`${formatRupees(each)} a unit`}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {payout_rule && <Prose>{t`Paid ${payout_rule}`}</Prose>}
      {lead_registration && (
        <Prose>
          {lead_lock_days === null
            ? t`Leads have to be registered.`
            : plural(lead_lock_days, {
                other: `Leads have to be registered, and are locked for ${lead_lock_days} days.`,
              })}
        </Prose>
      )}
    </FactPart>
  );
};

/** 'Any number of units', '1 to 2 units', '6 units and more' */
const unitsText = (from: number, to: number | null) => {
  if (to === null)
    return from === 1 ? t`Any number of units` : plural(from, { other: `${formatNumber(from)} units and more` });
  return from === to
    ? plural(from, { one: `${from} unit`, other: `${from} units` })
    : plural(to, { other: `${formatNumber(from)} to ${formatNumber(to)} units` });
};
