import type { Commission } from '@angan/contract/commissions/commissions.ts';
import { plural, t } from '@lingui/core/macro';
import { ActionIcon, Checkbox } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../../core/api/index.ts';
import { formatDate, formatRupees, word } from '../../core/language/index.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { PanelSection } from '../../ui/record-panel.tsx';
import styles from '../commissions.module.css';
import { api, moved } from '../use-commission.ts';
import { sum } from '../words.ts';
import { CertificateDialog } from './certificate-dialog.tsx';

type Receipt = Commission['receipts'][number];

/** What came, each with its TDS and the certificate that is ticked off. */
export const ReceiptsPart = ({ commission }: { commission: Commission }) => {
  const { receipts, invoice_total, balance } = commission;
  const [ticking, setTicking] = useState<Receipt>();
  const untick = useCall(
    (id: number) => api.receipts.update({ params: { id }, body: { certificate_received: false } }),
    { changes: moved },
  );
  const remove = useCall((id: number) => api.receipts.remove({ params: { id } }), {
    changes: moved,
    success: t`Receipt deleted`,
  });
  if (receipts.length === 0) return null;
  const settled = Math.max(0, invoice_total - balance);
  return (
    <PanelSection title={t`Receipts`}>
      <p className={styles.small}>{t`${formatRupees(settled)} of ${formatRupees(invoice_total)}`}</p>
      <ProgressBar label={t`Received`} done={settled} total={invoice_total} tone="ok" small />
      <ul className="list-unstyled" aria-label={plural(receipts.length, { one: '# receipt', other: '# receipts' })}>
        {receipts.map((receipt) => (
          <li key={receipt.id} className={styles.receipt}>
            <span className={styles.dueLine}>
              <span>
                {formatDate(receipt.date)}{' '}
                <small className={styles.quiet}>{[word(receipt.mode), receipt.ref_no].filter(Boolean).join(' ')}</small>
              </span>
              <span className={styles.receiptSum}>
                <span className={styles.figure}>{sum(receipt.amount)}</span>
                <ActionIcon
                  size="sm"
                  aria-label={t`Delete the receipt of ${sum(receipt.amount)}`}
                  loading={remove.isPending && remove.variables === receipt.id}
                  onClick={() => remove.mutate(receipt.id)}
                >
                  <IconX size={14} aria-hidden />
                </ActionIcon>
              </span>
            </span>
            {receipt.tds_amount > 0 && (
              <span className={styles.dueLine}>
                <Checkbox
                  size="xs"
                  label={
                    receipt.certificate_received && receipt.certificate_on
                      ? t`${receipt.certificate_form}, came ${formatDate(receipt.certificate_on)}`
                      : receipt.certificate_asked_at
                        ? t`${receipt.certificate_form}, asked for`
                        : t`${receipt.certificate_form}, not received`
                  }
                  checked={receipt.certificate_received}
                  disabled={untick.isPending}
                  onChange={() => (receipt.certificate_received ? untick.mutate(receipt.id) : setTicking(receipt))}
                />
                <small className={styles.quiet}>{t`TDS ${sum(receipt.tds_amount)}, ${receipt.tds_section}`}</small>
              </span>
            )}
          </li>
        ))}
      </ul>
      {ticking && <CertificateDialog receipt={ticking} onClose={() => setTicking(undefined)} />}
    </PanelSection>
  );
};
