import { societies, type societyCalls } from '@angan/contract/societies/societies.ts';
import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Actor, Context } from '../core/context.ts';
import { createdByScope, crud } from '../core/crud.ts';
import { notFound } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import { mergePlaces, refuseInUse, twoOf } from '../places/index.ts';
import { typeIdsOf } from '../records/index.ts';
import { ratesAt } from './rates.ts';
import { type SocietyRow, showSocieties } from './show-societies.ts';
import { similarSocieties } from './similar-societies.ts';
import { nameTaken, readBody } from './write-society.ts';

/** Who works in one property type sees the societies of that type, and those of any. */
const visible = (actor: Actor) => () =>
  actor.scope('society:view') === 'domain'
    ? sql<SqlBool>`(property_type = '{}' or property_type && ${typeIdsOf(actor)}::bigint[])`
    : sql<SqlBool>`true`;

/** The same of the company's societies, as `s`, beside other tables. */
export const visibleSocieties = (actor: Actor): Condition =>
  sql<SqlBool>`s.company_id = ${actor.companyId} and (${actor.scope('society:view') !== 'domain'}
    or s.property_type = '{}' or s.property_type && ${typeIdsOf(actor)}::bigint[])`;

/** Refuses with 404 a society that the actor may not see. */
export const findSociety = async ({ actor, db }: Context, id: number): Promise<void> => {
  const row = await db
    .selectFrom('society as s')
    .select('s.id')
    .where(visibleSocieties(actor))
    .where('s.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
};

const stored = crud(societies, 'society', { rows: visible, changes: createdByScope('society:edit') });

const rowWith = async (id: number, context: Context) =>
  (await stored.get({ params: { id }, query: {}, body: undefined }, context)) as unknown as SocietyRow;

const showOne = async (row: unknown, context: Context) => {
  const [shown] = await showSocieties([row as SocietyRow], true, context);
  return shown!;
};

export const societyHandlers: Handlers<typeof societyCalls> = {
  async list(input, context) {
    const page = await stored.list(input, context);
    const rows = page.results as unknown as SocietyRow[];
    return { ...page, results: await showSocieties(rows, input.query.stock ?? false, context) };
  },
  get: async ({ params }, context) => showOne(await rowWith(params.id, context), context),

  async create(input, context) {
    const body = await readBody(input.body, { created_by: context.actor.userId }, context);
    const row = await stored
      .create({ ...input, body: body as never }, context)
      .catch(nameTaken(input.body.society_name));
    return showOne(row, context);
  },
  async update(input, context) {
    const before = await rowWith(input.params.id, context);
    const body = await readBody(input.body, before, context);
    const row = await stored
      .update({ ...input, body: body as never }, context)
      .catch(nameTaken(input.body.society_name ?? before.society_name));
    return showOne(row, context);
  },
  async remove(input, context) {
    await rowWith(input.params.id, context);
    await refuseInUse('society', input.params.id, context);
    await stored.remove(input, context);
  },

  similar: ({ query }, context) => similarSocieties(query, visible(context.actor)(), context),

  async rates({ params }, context) {
    await rowWith(params.id, context);
    return ratesAt(params.id, context);
  },

  async merge({ params, body }, context) {
    await twoOf('society', params.id, body.into, context);
    await mergePlaces('society', { from: [params.id], into: [body.into] }, context);
    return showOne(await rowWith(body.into, context), context);
  },
};
