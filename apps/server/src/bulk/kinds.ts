import { InquiryInput } from '@angan/contract/inquiries/inquiry-input.ts';
import { PropertyInput } from '@angan/contract/properties/property-input.ts';
import type { Context } from '../core/context.ts';
import { readFields } from '../core/http/read-input.ts';
import { insertInquiry } from '../inquiries/index.ts';
import { insertProperty } from '../properties/index.ts';

/** What differs between records that are added in bulk: their tables, and the usual way in. */
export interface BulkKind {
  readonly table: 'bulk_property' | 'bulk_inquiry';
  readonly record: 'property' | 'inquiry';
  /** Reads a row as the body of the usual create and adds it; answers its id. */
  readonly add: (context: Context, row: object) => Promise<number>;
}

export const propertiesInBulk: BulkKind = {
  table: 'bulk_property',
  record: 'property',
  add: (context, row) => insertProperty(context, readFields(PropertyInput, row)),
};

export const inquiriesInBulk: BulkKind = {
  table: 'bulk_inquiry',
  record: 'inquiry',
  add: (context, row) => insertInquiry(context, readFields(InquiryInput, row)),
};
