import type { Words } from '@angan/contract/kit/sentence.ts';
import { formatRupees } from '@angan/domain/money.ts';
import { toRupees } from '@angan/domain/paise.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { mailTo, send } from '../../core/outbox/index.ts';
import type { LockedOrder } from '../lock-order.ts';
import { readerOf, readOwner } from '../owner.ts';
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
  const mail = mailTo(readerOf(owner), (words) => {
    const money = words.word(formatRupees(toRupees(amount)));
    return {
      subject: words.say('{money} returned: {order}', { money, order: order_no }),
      paragraphs: [
        why(words, cause, { money, order: order_no }),
        ...(reason ? [reason] : []),
        words.say('It goes back to where it came from; your bank may take up to 7 working days to show it.'),
      ],
      link: { label: words.say('Open the subscription'), url: `${settings.publicUrl}/paymentdetail` },
    };
  });
  await send(db, { ...mail, idempotencyKey: `refund ${id}` });
};

const why = ({ say }: Words, cause: string, given: { readonly money: string; readonly order: string }): string => {
  if (cause === 'Second payment')
    return say('Order {order} was paid twice. We returned the second payment of {money}.', given);
  if (cause === 'Surplus') return say('More came than order {order} costs. We returned {money}.', given);
  return say('Your payment did not fit order {order}. We returned {money}; nothing was turned on for it.', given);
};
