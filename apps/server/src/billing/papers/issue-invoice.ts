import { formatDate } from '@angan/domain/dates.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { LockedOrder } from '../lock-order.ts';
import { issuePaper, type PaperContext } from './issue-paper.ts';

interface Bought {
  readonly started_on: string;
  readonly ends_on: string;
  readonly paymentRef: string;
}

/** Writes the invoice of a paid order with the next number of its year, and has it mailed. */
export const issueInvoice = async (
  db: Kysely<DB>,
  context: PaperContext,
  order: LockedOrder,
  { started_on, ends_on, paymentRef }: Bought,
): Promise<void> => {
  const users = order.purpose === 'Add users';
  const { price, discount, credit } = order;
  await issuePaper(db, context, order, {
    kind: 'Invoice',
    amounts: order,
    content: () => ({
      what: users
        ? `${order.plan_name} plan, ${order.users_added} more users, ${formatDate(started_on)}-${formatDate(ends_on)}`
        : `${order.plan_name} plan, ${order.duration_months} months, ${order.users} users, ${formatDate(started_on)}-${formatDate(ends_on)}`,
      qty: users ? order.users_added : 1,
      ...{ price, discount, credit },
      payment_ref: paymentRef,
    }),
  });
};
