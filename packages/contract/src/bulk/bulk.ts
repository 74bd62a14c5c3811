import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams } from '../kit/fields.ts';
import { bulkLimits } from './bulk-limits.ts';

/**
 * Rows to be added, each judged by itself: beside its key it is the body of the usual create. The key is the caller's, one
 * for each row: a row whose key was saved before is not added again, and answers the record that it became.
 */
const BulkRows = z
  .array(z.looseObject({ row_key: z.uuid() }))
  .min(1)
  .max(bulkLimits.rows);
export type BulkRows = z.input<typeof BulkRows>;

/** What became of a row: its record, or what is wrong with it by field. */
export const BulkResult = z.union([
  z.object({ row_key: z.string(), id: z.number(), code: z.string() }),
  z.object({ row_key: z.string(), errors: z.record(z.string(), z.array(z.string())) }),
]);
export type BulkResult = z.infer<typeof BulkResult>;

const answer = z.object({ results: z.array(BulkResult) });
const Done = z.object({ bulk_done: z.boolean() });

export const bulkCalls = {
  addProperties: call({
    method: 'POST',
    path: '/properties/bulk_property/',
    access: 'property:create',
    summary: `Add up to ${bulkLimits.rows} properties; good rows are saved, the others answer what is wrong`,
    body: BulkRows,
    answer,
  }),
  addInquiries: call({
    method: 'POST',
    path: '/properties/bulk_inquiry/',
    access: 'inquiry:create',
    summary: `Add up to ${bulkLimits.rows} inquiries; good rows are saved, the others answer what is wrong`,
    body: BulkRows,
    answer,
  }),
  propertyDone: call({
    method: 'POST',
    path: '/properties/bulk_property/:id/done/',
    access: 'property:edit',
    summary: 'Say of a property that was added in bulk that it needs no more detail, or that it does',
    params: idParams,
    body: Done,
    status: 204,
  }),
  inquiryDone: call({
    method: 'POST',
    path: '/properties/bulk_inquiry/:id/done/',
    access: 'inquiry:edit',
    summary: 'Say of an inquiry that was added in bulk that it needs no more detail, or that it does',
    params: idParams,
    body: Done,
    status: 204,
  }),
};
