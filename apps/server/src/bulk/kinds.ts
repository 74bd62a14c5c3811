import { InquiryInput } from '@angan/contract/inquiries/inquiry-input.ts';
import { PropertyInput } from '@angan/contract/properties/property-input.ts';
import type { Context } from '../core/context.ts';
import { readFields } from '../core/http/read-input.ts';
import { addInquiry, tellAssignedTogether } from '../inquiries/index.ts';
import { insertProperty } from '../properties/index.ts';

/** What differs between records that are added in bulk: their tables, and the usual way in. */
export interface BulkKind {
  readonly table: 'bulk_property' | 'bulk_inquiry';
  readonly record: 'property' | 'inquiry';
  /** Reads a row as the body of the usual create and adds it; answers its id. */
  readonly add: (context: Context, row: object) => Promise<number>;
  /** Tells people of those that were added together. */
  readonly tell?: (context: Context, ids: readonly number[]) => Promise<void>;
}

export const propertiesInBulk: BulkKind = {
  table: 'bulk_property',
  record: 'property',
  add: (context, row) => insertProperty(context, readFields(PropertyInput, row)),
};

export const inquiriesInBulk: BulkKind = {
  table: 'bulk_inquiry',
  record: 'inquiry',
  add: async (context, row) => (await addInquiry(context, readFields(InquiryInput, row))).id,
  tell: ({ actor, db }, ids) =>
    tellAssignedTogether(db, ids, { by: actor.userId, key: `inquiry ${ids[0]} and those with it given` }),
};
