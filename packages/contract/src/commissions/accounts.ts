import { z } from 'zod';
import { call } from '../kit/call.ts';
import { requiredDay } from '../kit/fields.ts';
import { said } from './commission-fields.ts';
import { FileAnswer } from './papers.ts';

export const accountFormats = ['XLSX', 'Tally XML', 'GSTR-1 XLSX'] as const;

const amount = z.number();
const range = { from: requiredDay(), to: requiredDay() };

/** A row of the GST summary as GSTR-1 asks for it. */
export const GstRow = z.object({
  /** B2B: to who has a GST number; B2CS: to others; CDNR and CDNUR: notes to each; AT and ATADJ: advances and what used them up. */
  table: z.enum(['B2B', 'B2CS', 'CDNR', 'CDNUR', 'AT', 'ATADJ']),
  month: z.string(),
  no: z.string(),
  date: z.string(),
  payer: z.string(),
  gstin: z.string(),
  place_of_supply: z.string(),
  rate: amount,
  taxable: amount,
  cgst: amount,
  sgst: amount,
  igst: amount,
  total: amount,
  reverse_charge: z.boolean(),
});
export type GstRow = z.infer<typeof GstRow>;

export const GstMonth = z.object({
  /** YYYY-MM */
  month: z.string(),
  invoices: z.number().int(),
  taxable: amount,
  cgst: amount,
  sgst: amount,
  igst: amount,
  total: amount,
});

export const accountCalls = {
  gst: call({
    method: 'GET',
    shows: ['invoice', 'commission', 'company'],
    path: '/properties/gst_summary/',
    access: 'commission:edit',
    summary: 'GST by month, with the rows that GSTR-1 asks for',
    query: z.object({ from: z.iso.date(), to: z.iso.date() }),
    answer: z.object({
      months: z.array(GstMonth),
      rows: z.array(GstRow),
      /** Whether an office without a GST number nears the turnover from which it needs one; null where that is not known. */
      registration: z
        .object({
          turnover: amount,
          threshold: amount,
          percent: z.number().int(),
          state: z.enum(['Below', 'Near', 'Above']),
        })
        .nullable(),
    }),
  }),
  take: call({
    method: 'POST',
    path: '/properties/commission_accounts/',
    access: 'commission:edit',
    subscription: 'any',
    summary: 'Papers and receipts of some days as a file for the accountant',
    body: z.object({ ...range, format: said(accountFormats) }),
    showsNumbers: true,
    answer: FileAnswer,
  }),
};
