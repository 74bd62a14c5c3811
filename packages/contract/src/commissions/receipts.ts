import { payerSides, paymentModes } from '@angan/domain/lookups/deals.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { date, flag, idParams, requiredDay, rupees, text } from '../kit/fields.ts';
import { isSo, onOrAfter, onOrBefore } from '../kit/filters.ts';
import { listQuery, pageOf, queryOf } from '../kit/resource.ts';
import { commissionLimits, loanOfRow, receiptShown, said } from './commission-fields.ts';
import { Commission } from './commissions.ts';

/** A receipt beside the payer that it came from. */
export const ReceiptRow = z.object({
  ...receiptShown,
  commission: z.number(),
  payer_side: z.enum(payerSides),
  payer: z.object({ id: z.number(), name: z.string(), mobile_number_1: z.string() }),
  deal: z.object({ id: z.number(), deal_code: z.string() }).nullable(),
  loan: z.object(loanOfRow).nullable(),
});
export type ReceiptRow = z.infer<typeof ReceiptRow>;

export const receiptFilters = {
  /** TDS was deducted, and the certificate has not come. */
  certificate_pending: isSo('certificate_pending'),
  date__gte: onOrAfter('date'),
  date__lte: onOrBefore('date'),
};

export const receiptCalls = {
  list: call({
    method: 'GET',
    shows: ['commission_receipt', 'commission', 'invoice', 'contact', 'deal', 'loan'],
    path: '/properties/commission_receipts/',
    access: 'commission:edit',
    summary: 'What came in, the newest first; or the TDS certificates that are still to come, the oldest first',
    query: z.object({ ...listQuery, ...queryOf(receiptFilters) }),
    answer: pageOf(ReceiptRow),
  }),
  create: call({
    method: 'POST',
    path: '/properties/commissions/:id/receipts/',
    access: 'commission:edit',
    summary: 'Record what came in; before the invoice it gets a receipt voucher',
    params: idParams,
    body: z.object({
      date: requiredDay(),
      credited_on: date(),
      amount: rupees(),
      mode: said(paymentModes),
      ref_no: text(commissionLimits.ref),
      bank: text(commissionLimits.bank),
      tds_amount: rupees(),
    }),
    answer: Commission,
    status: 201,
  }),
  /** The amounts stay: a receipt that was wrong is deleted, and written anew. */
  update: call({
    method: 'PATCH',
    path: '/properties/commission_receipts/:id/',
    access: 'commission:edit',
    summary: 'Tick a TDS certificate off, or mend what a receipt refers to',
    params: idParams,
    body: z.object({
      ref_no: text(commissionLimits.ref),
      bank: text(commissionLimits.bank),
      certificate_received: flag(),
      certificate_no: text(commissionLimits.ref),
      certificate_on: date(),
    }),
    answer: Commission,
  }),
  remove: call({
    method: 'DELETE',
    path: '/properties/commission_receipts/:id/',
    access: 'commission:edit',
    summary: 'Delete a receipt; an advance is taken back by a refund voucher',
    params: idParams,
    status: 204,
  }),
};
