import type { Commission } from '@angan/contract/commissions/commissions.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { formatDate, word } from '../../core/language/index.ts';
import { PanelSection } from '../../ui/record-panel.tsx';
import styles from '../commissions.module.css';
import { lateWords, sum, termWords } from '../words.ts';

interface Line {
  label: string;
  value: string;
  kind?: 'strong' | 'due';
}

/** From gross to what is still due, line by line. */
export const statementLines = (row: Commission): Line[] => {
  const half = row.gst_rate / 2;
  return [
    { label: t`Gross, ${termWords(row)}`, value: sum(row.gross_amount) },
    ...(row.discount ? [{ label: t`Discount`, value: sum(-row.discount) }] : []),
    ...(row.cgst
      ? [
          { label: t`CGST ${half} %`, value: sum(row.cgst) },
          { label: t`SGST ${half} %`, value: sum(row.sgst) },
        ]
      : []),
    ...(row.igst ? [{ label: t`IGST ${row.gst_rate} %`, value: sum(row.igst) }] : []),
    ...(row.rounding ? [{ label: t`Rounding`, value: sum(row.rounding) }] : []),
    { label: t`Invoice total`, value: sum(row.invoice_total), kind: 'strong' },
    {
      label: row.tds_percent === null ? t`TDS` : t`TDS ${row.tds_percent} %, estimate`,
      value: row.tds_expected ? sum(-row.tds_expected) : t`none`,
    },
    { label: t`Net`, value: sum(row.net_expected), kind: 'strong' },
    { label: t`Received`, value: sum(row.amount_received) },
    {
      label: row.days_late > 0 ? t`To receive, ${lateWords(row)} late` : t`To receive`,
      value: sum(row.to_receive),
      kind: row.days_late > 0 ? 'due' : 'strong',
    },
  ];
};

/** What the payer owes, and in which parts. */
export const StatementPart = ({ commission, onEdit }: { commission: Commission; onEdit: () => void }) => {
  const { milestones, papers, terms_at, terms_method, dispute_note, written_off_reason } = commission;
  return (
    <PanelSection title={commission.loan ? t`Payout` : t`Brokerage`}>
      <dl className={styles.statement}>
        {statementLines(commission).map(({ label, value, kind }) => (
          <div key={label} data-kind={kind}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {milestones.length > 1 && (
        <ul className={`list-unstyled ${styles.small}`} aria-label={t`Parts`}>
          {milestones.map((one) => (
            <li key={one.id} className={styles.part}>
              <span>
                {[`${one.percent} %`, one.label, one.due_date && t`due ${formatDate(one.due_date)}`]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              <span>{one.settled >= one.total && one.total > 0 ? t`paid` : sum(one.total)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>
        {terms_at
          ? t`Terms agreed on ${formatDate(terms_at)}: ${word(terms_method ?? '')}`
          : commission.loan
            ? t`As agreed with the lender; it stands on the loan.`
            : t`The payer has not agreed to the terms yet.`}
      </p>
      {dispute_note && commission.status === 'Disputed' && <p className={styles.warning}>{dispute_note}</p>}
      {written_off_reason && commission.status === 'Written Off' && <p className={styles.note}>{written_off_reason}</p>}
      {papers.length === 0 && !terms_at && <Button size="xs" onClick={onEdit}>{t`Change terms`}</Button>}
    </PanelSection>
  );
};
