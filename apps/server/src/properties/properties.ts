import type { propertyCalls } from '@angan/contract/properties/properties.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import { filesOf } from './files/file-columns.ts';
import { listProperties } from './list-properties.ts';
import { propertyRows } from './property-row.ts';
import { showProperty } from './show-property.ts';
import { findProperty } from './visible-properties.ts';
import { insertProperty, updateProperty } from './write-property.ts';

/** A record just written, as its writer sees it, even where they gave it out of their own hands. */
const written = async (context: Context, id: number) => {
  const row = await propertyRows(context.db, context.actor.companyId)
    .where('p.id', '=', id)
    .select(filesOf('p').as('files'))
    .executeTakeFirstOrThrow();
  return showProperty(row, context);
};

const markDeleted = async ({ actor, db }: Context, id: number, is_deleted: boolean) => {
  const { numUpdatedRows } = await db
    .updateTable('property')
    .set({ is_deleted })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .where('is_deleted', '=', !is_deleted)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
};

export const propertyHandlers: Handlers<typeof propertyCalls> = {
  list: ({ query }, context) => listProperties(query, context),
  get: async ({ params }, context) => showProperty(await findProperty(context, params.id), context),
  create: async ({ body }, context) => written(context, await insertProperty(context, body)),

  async update({ params, body }, context) {
    await updateProperty(context, params.id, body);
    return written(context, params.id);
  },

  remove: ({ params }, context) => markDeleted(context, params.id, true),

  async restore({ params }, context) {
    await markDeleted(context, params.id, false);
    return written(context, params.id);
  },

  async verify({ params }, context) {
    await findProperty(context, params.id);
    await context.db
      .updateTable('property')
      .set({ last_verified_at: context.services.now().toISOString(), verified_by: context.actor.userId })
      .where('company_id', '=', context.actor.companyId)
      .where('id', '=', params.id)
      .execute();
    return written(context, params.id);
  },
};
