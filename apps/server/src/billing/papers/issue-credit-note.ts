import { creditNoteOver } from '@angan/domain/billing/index.ts';
import { creditNoteDeadline } from '@angan/domain/brokerage/index.ts';
import type { Paise } from '@angan/domain/paise.ts';
import type { TaxedAmounts } from '@angan/domain/taxes/index.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { LockedOrder } from '../lock-order.ts';
import { issuePaper, type PaperContext } from './issue-paper.ts';
import type { BillingContent } from './paper-content.ts';

interface Returned {
  /** What went back, GST included. */
  readonly amount: Paise;
  /** By which the gateway, or the bank, knows it. */
  readonly paymentRef: string;
}

/**
 * Writes the credit note for money of an order that went back, and has it mailed. Answers its id and what it takes back;
 * undefined of an order without an invoice.
 */
export const issueCreditNote = async (
  db: Kysely<DB>,
  context: PaperContext,
  order: LockedOrder,
  { amount, paymentRef }: Returned,
): Promise<{ readonly id: number; readonly amounts: TaxedAmounts } | undefined> => {
  const papers = await db
    .selectFrom('platform_invoice')
    .selectAll()
    .where('company_id', '=', order.company_id)
    .where('transaction', '=', order.id)
    .orderBy('id')
    .execute();
  const invoice = papers.find(({ kind }) => kind === 'Invoice');
  if (!invoice) return undefined;
  const notes = papers.filter(({ kind }) => kind === 'Credit note');
  const amounts = creditNoteOver(invoice, notes, amount);
  const { what } = invoice.content as unknown as BillingContent;
  const id = await issuePaper(db, context, order, {
    kind: 'Credit note',
    amounts,
    ref: invoice.id,
    content: (day) => ({
      ...{ what, qty: 1, price: amounts.taxable, discount: 0, credit: 0 },
      payment_ref: paymentRef,
      ref: { no: invoice.no, date: invoice.date },
      lowers_gst: day <= creditNoteDeadline(invoice.date),
    }),
  });
  return { id, amounts };
};
