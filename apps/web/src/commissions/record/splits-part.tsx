import type { Commission } from '@angan/contract/commissions/commissions.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDate, word } from '../../core/language/index.ts';
import { PanelSection } from '../../ui/record-panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from '../commissions.module.css';
import { sum } from '../words.ts';
import { PayDialog } from './pay-dialog.tsx';

/** Who shares in it: the office has the rest. */
export const SplitsPart = ({ commission, onEdit }: { commission: Commission; onEdit: () => void }) => {
  const { splits, company_share, status } = commission;
  const [paying, setPaying] = useState<Commission['splits'][number]>();
  const isOver = status === 'Cancelled' || status === 'Written Off';
  return (
    <PanelSection title={t`Split`}>
      <ul className="list-unstyled">
        {splits.map((split) => (
          <li key={split.id} className={styles.part}>
            <span>
              {split.name}
              <small className={styles.quiet}>
                {' '}
                {[word(split.party_type), split.percent !== null && `${split.percent} %`].filter(Boolean).join(', ')}
              </small>
            </span>
            <span className={styles.figure}>
              {sum(split.amount)}
              {split.tds_amount > 0 && <small className={styles.quiet}>{t`TDS ${sum(split.tds_amount)}`}</small>}
            </span>
            {split.status === 'Paid' ? (
              <StatusBadge tone="ok">{split.paid_on ? t`Paid ${formatDate(split.paid_on)}` : word('Paid')}</StatusBadge>
            ) : (
              <Button size="xs" aria-label={t`Pay ${split.name}`} onClick={() => setPaying(split)}>
                {t`Pay`}
              </Button>
            )}
          </li>
        ))}
        <li className={styles.part}>
          <span>{word('Company')}</span>
          <span className={styles.figure}>{sum(company_share)}</span>
        </li>
      </ul>
      {!isOver && (
        <Button size="xs" onClick={onEdit}>
          {splits.length > 0 ? t`Change split` : t`Add split`}
        </Button>
      )}
      {paying && <PayDialog split={paying} onClose={() => setPaying(undefined)} />}
    </PanelSection>
  );
};
