import { z } from 'zod';
import { call } from '../kit/call.ts';
import { date, idParams, reference, requiredDay, rupees } from '../kit/fields.ts';
import { said } from './commission-fields.ts';
import { Commission } from './commissions.ts';

/** A file in base 64. */
export const FileAnswer = z.object({ file_name: z.string(), content: z.base64() });
export type FileAnswer = z.infer<typeof FileAnswer>;

export const paperCalls = {
  issue: call({
    method: 'POST',
    path: '/properties/commissions/:id/invoices/',
    access: 'commission:edit',
    summary: 'Issue an invoice of a milestone, or a credit note on an invoice; its number is the next of its series',
    params: idParams,
    body: z.object({
      kind: said(['Invoice', 'Credit note']),
      /** Of an invoice: the milestone; the oldest that is not invoiced where it is left out. */
      milestone: reference(),
      date: requiredDay(),
      due_date: date(),
      /** Of a credit note: the invoice, and rupees without GST; all that is left where it is left out. */
      ref: reference(),
      taxable: rupees(),
    }),
    answer: Commission,
    status: 201,
  }),
  pdf: call({
    method: 'GET',
    shows: ['invoice'],
    path: '/properties/invoices/:id/pdf/',
    access: 'commission:edit',
    summary: 'A paper as PDF, as it went out',
    params: idParams,
    showsNumbers: true,
    answer: FileAnswer,
  }),
};
