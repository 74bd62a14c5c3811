import { type DeskOrder, transactionCalls } from '@angan/contract/platform/transactions.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconCheck, IconReceiptRefund, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { formatRupees } from '../../core/language/index.ts';
import { PanelSection } from '../../ui/record-panel.tsx';
import { DecideForm } from './decide-form.tsx';
import { orderChanges } from './order-changes.ts';
import { RefundForm } from './refund-form.tsx';
import styles from './transactions.module.css';
import { heldText } from './words.ts';

const api = client(transactionCalls);

/** What can be done about an order: decide about what is held, give back, ask the gateway. */
export const OrderActs = ({ order }: { order: DeskOrder }) => {
  const [open, setOpen] = useState<'refund' | 'accept' | 'return'>();
  const close = () => setOpen(undefined);
  const { id, held_reason, gateway_order_id, refundable, refunds, status, payments } = order;
  const look = useCall(() => api.look({ params: { id } }), {
    changes: orderChanges,
    success: t`Looked at the gateway`,
  });
  const isUnderWay = refunds.some((one) => one.status === 'Requested');
  const hasHeld = payments.some(({ outcome }) => outcome === 'held') && !isUnderWay;
  const isHeld = hasHeld || (held_reason !== null && status === 'Pending');
  return (
    <>
      {isHeld && (
        <PanelSection title={t`Held`}>
          <div className={styles.held}>
            <p>{held_reason ? heldText(held_reason) : t`The order was paid by another payment meanwhile.`}</p>
            <div className={styles.acts}>
              {held_reason && held_reason !== 'no_term' && (
                <Button
                  variant="filled"
                  leftSection={<IconCheck size={16} aria-hidden />}
                  onClick={() => setOpen('accept')}
                >
                  {t`Accept for the order`}
                </Button>
              )}
              <Button leftSection={<IconReceiptRefund size={16} aria-hidden />} onClick={() => setOpen('return')}>
                {t`Give it back`}
              </Button>
            </div>
          </div>
        </PanelSection>
      )}
      <PanelSection title={t`Actions`}>
        <div className={styles.acts}>
          {gateway_order_id && (
            <Button
              leftSection={<IconRefresh size={16} aria-hidden />}
              loading={look.isPending}
              onClick={() => look.mutate()}
            >
              {t`Look at the gateway now`}
            </Button>
          )}
          <Button
            leftSection={<IconReceiptRefund size={16} aria-hidden />}
            disabled={refundable === 0 || isUnderWay}
            onClick={() => setOpen('refund')}
          >
            {t`Refund`}
          </Button>
          <p>
            {isUnderWay
              ? t`Money of it is on its way back.`
              : refundable > 0
                ? t`Up to ${formatRupees(refundable)} can go back.`
                : t`Nothing was paid for it that could go back.`}
          </p>
        </div>
      </PanelSection>
      {open === 'refund' && <RefundForm order={order} onClose={close} />}
      {(open === 'accept' || open === 'return') && <DecideForm order={order} decision={open} onClose={close} />}
    </>
  );
};
