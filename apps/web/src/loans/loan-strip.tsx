import { loanCalls } from '@angan/contract/loans/loans.ts';
import { plural, t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';
import { formatDate, formatPrice } from '../core/language/index.ts';
import { personName } from '../ui/person-name.ts';
import { ScrollBox } from '../ui/scroll-box.ts';
import { exact } from './loan-words.ts';
import styles from './loans.module.css';

interface Cell {
  key: string;
  value: string;
  label: string;
  note: string;
  tone?: 'ok' | 'warn';
}

/** What the loans in sight come to: each figure with what it is, and of how many. */
export const LoanStrip = ({ asked }: { asked: object }) => {
  const { data } = useQuery({
    ...query(loanCalls.totals, { query: asked }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  if (!data || data.count === 0) return null;
  const { sanctioned, disbursed, payout_due, queries, first_to_end } = data;
  const cells: Cell[] = [
    {
      key: 'required',
      value: formatPrice(data.required),
      label: t`Required`,
      note: plural(data.count, { one: `${data.count} file`, other: `${data.count} files` }),
    },
    {
      key: 'sanctioned',
      value: formatPrice(sanctioned.amount),
      label: t`Sanctioned`,
      note: plural(sanctioned.count, { one: `${sanctioned.count} file`, other: `${sanctioned.count} files` }),
      tone: 'ok',
    },
    {
      key: 'disbursed',
      value: formatPrice(disbursed.amount),
      label: t`Disbursed`,
      note: disbursed.count > 0 ? t`of ${formatPrice(disbursed.of)}` : t`nothing yet`,
    },
    ...(payout_due
      ? [
          {
            key: 'payout',
            value: exact(payout_due.amount),
            label: t`Payout due`,
            note: plural(payout_due.count, { one: `${payout_due.count} file`, other: `${payout_due.count} files` }),
            tone: 'warn' as const,
          },
        ]
      : []),
    {
      key: 'queries',
      value: String(queries.loans + queries.documents),
      label: t`Queries and papers`,
      note: t`${queries.loans} in Query, ${queries.documents} papers asked about`,
      ...(queries.loans + queries.documents > 0 && { tone: 'warn' as const }),
    },
    ...(first_to_end
      ? [
          {
            key: 'end',
            value: formatDate(first_to_end.day),
            label: t`First sanction ends`,
            note: personName(first_to_end.applicant),
          },
        ]
      : []),
  ];
  return (
    <ScrollBox as="dl" className={styles.strip} aria-label={t`What these loans come to`}>
      {cells.map(({ key, value, label, note, tone }) => (
        <div key={key} className={styles.cell}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.note} data-tone={tone}>
            {note}
          </dd>
        </div>
      ))}
    </ScrollBox>
  );
};
