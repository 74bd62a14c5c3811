import type { OwnSplit } from '@angan/contract/commissions/splits.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { formatDate, formatRupees, word } from '../../core/language/index.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from '../commissions.module.css';
import { aboutWords, codeOf } from '../words.ts';

/** A share: whose, of what, how much, and whether it is paid. Among one's own, of what comes first: all have one name. */
export const SplitLine = ({ row, onPay }: { row: OwnSplit; onPay?: () => void }) => (
  <li className={styles.line}>
    <SplitName row={row} isOwn={!onPay} />
    <span className={styles.lineFigure}>
      {formatRupees(row.amount)}
      {row.status === 'Paid' && row.tds_amount > 0 && (
        <small className={styles.quiet}>{t`TDS ${formatRupees(row.tds_amount)}`}</small>
      )}
    </span>
    <span className={styles.lineButtons}>
      {row.status === 'Paid' ? (
        <StatusBadge tone="ok">{row.paid_on ? t`Paid ${formatDate(row.paid_on)}` : word('Paid')}</StatusBadge>
      ) : (
        <>
          <StatusBadge tone="warn">{word('Due')}</StatusBadge>
          {onPay && (
            <Button size="xs" aria-label={t`Pay ${row.name}`} onClick={onPay}>
              {t`Pay`}
            </Button>
          )}
        </>
      )}
    </span>
  </li>
);

const SplitName = ({ row, isOwn }: { row: OwnSplit; isOwn: boolean }) => {
  const { name, payer_side } = row;
  const of = [aboutWords(row), codeOf(row), word(payer_side)].filter(Boolean);
  const [first, ...rest] = isOwn ? of : [name, ...of];
  return (
    <span className={styles.lineName}>
      <strong>{first}</strong>
      <small className={styles.quiet}>{rest.join(', ')}</small>
    </span>
  );
};
