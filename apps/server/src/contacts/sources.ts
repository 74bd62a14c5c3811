import { type sourceCalls, sources } from '@angan/contract/contacts/sources.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { sql } from 'kysely';
import { crud } from '../core/crud.ts';
import { breaksUnique } from '../core/database/database-errors.ts';
import { fieldErrors, nonField, notFound } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import { followMerge, refuseInRule } from './group-rules.ts';

const stored = crud(sources, 'source');

const nameTaken = (error: unknown): never => {
  throw breaksUnique(error, 'source_name') ? nonField(contactTexts.sourceExists) : error;
};

export const sourceHandlers: Handlers<typeof sourceCalls> = {
  ...stored,
  create: (input, context) => stored.create(input, context).catch(nameTaken),
  update: (input, context) => stored.update(input, context).catch(nameTaken),

  /** Refused while contacts come from it or a rule asks for it; deleted contacts lose it. */
  async remove(input, context) {
    const { actor, db } = context;
    await stored.get({ params: input.params, query: {}, body: undefined }, context);
    const of = (is_deleted: boolean) =>
      db
        .selectFrom('contact')
        .where('company_id', '=', actor.companyId)
        .where('source', '=', input.params.id)
        .where('is_deleted', '=', is_deleted);
    const { count } = await of(false).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
    if (count > 0) throw nonField(contactTexts.inUse(count));
    await refuseInRule('source', input.params.id, context);
    await db
      .updateTable('contact')
      .set({ source: null })
      .where('company_id', '=', actor.companyId)
      .where('source', '=', input.params.id)
      .execute();
    await sql`call replace_in_merges('source', ${input.params.id}, null)`.execute(db);
    await stored.remove(input, context);
  },

  async usage(_, { actor, db }) {
    let q = db
      .selectFrom('contact')
      .where('company_id', '=', actor.companyId)
      .where('is_deleted', '=', false)
      .where('source', 'is not', null);
    if (actor.scope('contact:locked') === 'none') q = q.where('locked_contact', '=', false);
    const rows = await q
      .select(['source', sql<number>`count(*)`.as('count')])
      .groupBy('source')
      .execute();
    return { counts: Object.fromEntries(rows.map((row) => [row.source, row.count])) };
  },

  async merge({ params, body }, context) {
    const { actor, db } = context;
    if (params.id === body.into) throw fieldErrors({ into: ['Choose another source.'] });
    const both = await db
      .selectFrom('source')
      .select('id')
      .where('company_id', '=', actor.companyId)
      .where('id', 'in', [params.id, body.into])
      .forUpdate()
      .execute();
    if (!both.some((row) => row.id === params.id)) throw notFound();
    if (!both.some((row) => row.id === body.into)) throw fieldErrors({ into: [drf.invalidPk(body.into)] });
    for (const table of ['contact', 'property', 'inquiry'] as const)
      await db
        .updateTable(table)
        .set({ source: body.into })
        .where('company_id', '=', actor.companyId)
        .where('source', '=', params.id)
        .execute();
    await followMerge('source', params.id, body.into, context);
    await sql`call replace_in_merges('source', ${params.id}, ${body.into})`.execute(db);
    await db.deleteFrom('source').where('company_id', '=', actor.companyId).where('id', '=', params.id).execute();
    return stored.get({ params: { id: body.into }, query: {}, body: undefined }, context);
  },
};
