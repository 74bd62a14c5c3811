import type { propertyCalls } from '@angan/contract/properties/properties.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import { filesOf } from '../records/index.ts';
import { countProperties } from './count-properties.ts';
import { exportProperties } from './export-properties.ts';
import { listProperties } from './list-properties.ts';
import { mapGround } from './map-ground.ts';
import { mapProperties } from './map-properties.ts';
import { askForMove, moveProperty } from './moves/index.ts';
import { priceHints } from './price-hints.ts';
import { propertyRows } from './property-row.ts';
import { showProperty } from './show-property.ts';
import { similarityOf, similarProperties } from './similar-properties.ts';
import { priceHistory, propertyTimeline } from './timeline/index.ts';
import { propertiesToVerify } from './to-verify.ts';
import { verifyProperty } from './verify-property.ts';
import { findProperty } from './visible-properties.ts';
import { insertProperty, updateProperty } from './write-property.ts';

/** A record just written, as its writer sees it, even where they gave it out of their own hands. */
const written = async (context: Context, id: number) => {
  const row = await propertyRows(context.db, context.actor.companyId)
    .where('p.id', '=', id)
    .select(filesOf('property', 'p').as('files'))
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
  async create({ body }, context) {
    const similar = await similarProperties(context, similarityOf(body));
    const id = await insertProperty(context, body);
    return { ...(await written(context, id)), similar };
  },

  async update({ params, body }, context) {
    await updateProperty(context, params.id, body);
    return written(context, params.id);
  },

  remove: ({ params }, context) => markDeleted(context, params.id, true),

  async restore({ params }, context) {
    await markDeleted(context, params.id, false);
    return written(context, params.id);
  },

  async status({ params, body }, context) {
    await moveProperty(context, params.id, body);
    return written(context, params.id);
  },

  async askStatus({ params, body }, context) {
    await askForMove(context, params.id, body);
    return written(context, params.id);
  },

  async verify({ params, body }, context) {
    await verifyProperty(context, params.id, body);
    return written(context, params.id);
  },

  toVerify: (_, context) => propertiesToVerify(context),
  similar: async ({ query }, context) => ({ results: await similarProperties(context, query) }),
  priceHint: ({ query }, context) => priceHints(context, query),
  map: ({ query }, context) => mapProperties(query, context),
  ground: ({ query }, context) => mapGround(query, context),
  counts: ({ query }, context) => countProperties(query, context),
  timeline: propertyTimeline,
  priceHistory,
  export: exportProperties,
};
