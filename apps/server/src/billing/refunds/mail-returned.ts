import { formatRupees } from '@angan/domain/money.ts';
import { toRupees } from '@angan/domain/paise.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { letter, send } from '../../core/outbox/index.ts';
import type { LockedOrder } from '../lock-order.ts';
import { readOwner } from '../owner.ts';
import type { RefundRow } from './request-refund.ts';

/** Writes to the Owner that money went back which had bought nothing. */
export const mailReturned = async (
  db: Kysely<DB>,
  { settings }: Pick<Services, 'settings'>,
  { company_id, order_no }: LockedOrder,
  { id, amount, cause, reason }: RefundRow,
): Promise<void> => {
  const owner = await readOwner(db, company_id);
  if (!owner?.email) return;
  const money = formatRupees(toRupees(amount));
  await send(db, {
    channel: 'mail',
    to: owner.email,
    subject: `${money} returned: ${order_no}`,
    body: letter({
      greeting: `Hello ${owner.first_name},`,
      paragraphs: [
        why(cause, money, order_no),
        ...(reason ? [reason] : []),
        'It goes back to where it came from; your bank may take up to 7 working days to show it.',
      ],
      link: { label: 'Open the subscription', url: `${settings.publicUrl}/paymentdetail` },
    }),
    idempotencyKey: `refund ${id}`,
  });
};

const why = (cause: string, money: string, order: string): string => {
  if (cause === 'Second payment') return `Order ${order} was paid twice. We returned the second payment of ${money}.`;
  if (cause === 'Surplus') return `More came than order ${order} costs. We returned ${money}.`;
  return `Your payment did not fit order ${order}. We returned ${money}; nothing was turned on for it.`;
};
