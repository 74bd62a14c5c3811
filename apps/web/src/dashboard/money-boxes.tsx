import type { DashboardMoney } from '@angan/contract/dashboard/dashboard.ts';
import { figureTexts } from '@angan/contract/dashboard/figures.ts';
import { t } from '@lingui/core/macro';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDate, formatNumber, formatPrice, word } from '../core/language/index.ts';
import { Box } from './box.tsx';
import styles from './dashboard.module.css';
import { loansPath } from './lists.ts';
import type { DashboardAsked } from './use-dashboard.ts';

interface Props {
  data: DashboardMoney;
  asked: DashboardAsked;
}

/** What comes up of leases and loans. */
export const AheadBox = ({ data, asked }: Props) => {
  const { leases_ending, escalations, lock_ins, loans } = data;
  const first = (day: string | null) => (day === null ? '' : t`first on ${formatDate(day)}`);
  const lines = [
    { name: 'leases_ending', value: formatNumber(leases_ending.count), note: first(leases_ending.first) },
    { name: 'escalations', value: formatNumber(escalations.count), note: first(escalations.first) },
    { name: 'lock_ins', value: formatNumber(lock_ins.count), note: first(lock_ins.first) },
    {
      name: 'loans_sanctioned',
      value: formatNumber(loans.sanctioned.count),
      note: formatPrice(loans.sanctioned.amount),
      to: loansPath(asked, 'sanctioned'),
    },
    {
      name: 'loans_disbursed',
      value: formatPrice(loans.disbursed.amount),
      note: t`${loans.disbursed.count} in the period`,
      to: loansPath(asked, 'open'),
    },
    {
      name: 'payout_due',
      value: formatPrice(loans.payout_due.amount),
      note: t`${loans.payout_due.count} loans`,
      to: loansPath(asked, 'payout'),
    },
  ] as const;
  return (
    <Box
      title={t`Next 90 days`}
      note={t`leases and loans`}
      table={{
        heads: [t`Figure`, t`Value`, t`Note`],
        rows: lines.map(({ name, value, note }) => [word(figureTexts[name].label), value, note]),
      }}
    >
      <ul className="list-unstyled">
        {lines.map((line) => {
          const inside = (
            <>
              <span title={word(figureTexts[line.name].definition)}>
                {word(figureTexts[line.name].label)} <span className={styles.note}>{line.note}</span>
              </span>
              <b>{line.value}</b>
              {'to' in line && <IconChevronRight size={16} aria-hidden />}
            </>
          );
          return (
            <li key={line.name}>
              {'to' in line ? (
                <Link className={styles.aheadLine} to={line.to}>
                  {inside}
                </Link>
              ) : (
                <span className={styles.aheadLine}>{inside}</span>
              )}
            </li>
          );
        })}
      </ul>
    </Box>
  );
};
