import type { OwnSplit } from '@angan/contract/commissions/splits.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { formatDate, formatRupees, word } from '../../core/language/index.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from '../commissions.module.css';

/** A share: whose, of what, how much, and whether it is paid. */
export const SplitLine = ({ row, onPay }: { row: OwnSplit; onPay?: () => void }) => (
  <li className={styles.line}>
    <span className={styles.lineName}>
      <strong>{row.name}</strong>
      <small className={styles.quiet}>
        {[row.deal?.deal_code, row.about, word(row.payer_side)].filter(Boolean).join(', ')}
      </small>
    </span>
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
