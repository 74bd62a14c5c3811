import type { bulkCalls } from '@angan/contract/bulk/bulk.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { forbidden, notFound } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import { findInquiry } from '../inquiries/index.ts';
import { findProperty } from '../properties/index.ts';
import { mayChange } from '../records/index.ts';
import { type BulkKind, inquiriesInBulk, propertiesInBulk } from './kinds.ts';
import { saveRows } from './save-rows.ts';

const markDone = async ({ table, record }: BulkKind, id: number, done: boolean, { actor, db }: Context) => {
  const { numAffectedRows } = await sql`update ${sql.table(table)} set bulk_done = ${done}
    where company_id = ${actor.companyId} and ${sql.ref(record)} = ${id}`.execute(db);
  if (!numAffectedRows) throw notFound();
};

export const bulkHandlers: Handlers<typeof bulkCalls> = {
  addProperties: async ({ body }, context) => ({ results: await saveRows(propertiesInBulk, body, context) }),
  addInquiries: async ({ body }, context) => ({ results: await saveRows(inquiriesInBulk, body, context) }),

  async propertyDone({ params, body }, context) {
    if (!mayChange(context.actor, 'property:edit', await findProperty(context, params.id))) throw forbidden();
    await markDone(propertiesInBulk, params.id, body.bulk_done, context);
  },

  async inquiryDone({ params, body }, context) {
    if (!mayChange(context.actor, 'inquiry:edit', await findInquiry(context, params.id))) throw forbidden();
    await markDone(inquiriesInBulk, params.id, body.bulk_done, context);
  },
};
