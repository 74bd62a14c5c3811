import { type areaCalls, areas } from '@angan/contract/areas/areas.ts';
import type { localityCalls } from '@angan/contract/areas/localities.ts';
import { placeTexts } from '@angan/contract/places/places.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { createdByScope, crud } from '../core/crud.ts';
import { breaksUnique } from '../core/database/database-errors.ts';
import { fieldErrors } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import { mergePlaces, refuseInUse, similarTo, twoOf } from '../places/index.ts';
import { addLocalities, localities } from './localities.ts';
import { writeNeighbours } from './neighbours.ts';
import { type AreaRow, showAreas } from './show-areas.ts';

const stored = crud(areas, 'area', { changes: createdByScope('area:edit') });

const nameTaken =
  (name: string | undefined) =>
  (error: unknown): never => {
    throw breaksUnique(error, 'area_name') ? fieldErrors({ area: [placeTexts.taken('area', name ?? '')] }) : error;
  };

const showOne = async (row: unknown, context: Context) => {
  const [shown] = await showAreas([row as AreaRow], true, context);
  return shown!;
};

/** Refuses to merge areas that both have a project of one name: the index keeps names apart, and these are two projects. */
const refuseSameProjects = async (gone: number, kept: number, { actor, db }: Context) => {
  const { rows } = await sql<{ project_name: string }>`
    select g.project_name from project g
      join project k on k.company_id = g.company_id and k.area[1] = ${kept} and lower(k.project_name) = lower(g.project_name)
     where g.company_id = ${actor.companyId} and g.area[1] = ${gone} and not g.is_deleted and not k.is_deleted
     order by g.project_name`.execute(db);
  const names = rows.map((row) => row.project_name);
  if (names.length > 0) throw fieldErrors({ into: [placeTexts.mergeSameProjects(names)] });
};

export const areaHandlers: Handlers<typeof areaCalls & typeof localityCalls> = {
  localities,
  addLocalities,
  async list(input, context) {
    const page = await stored.list(input, context);
    return {
      ...page,
      results: await showAreas(page.results as unknown as AreaRow[], input.query.stock ?? false, context),
    };
  },
  get: async (input, context) => showOne(await stored.get(input, context), context),

  async create({ body: { neighbours, ...body }, ...input }, context) {
    const row = await stored.create({ ...input, body }, context).catch(nameTaken(body.area));
    await writeNeighbours(row.id, neighbours, context);
    return showOne(row, context);
  },
  async update({ body: { neighbours, ...body }, ...input }, context) {
    const row = await stored.update({ ...input, body }, context).catch(nameTaken(body.area));
    await writeNeighbours(row.id, neighbours, context);
    return showOne(row, context);
  },
  async remove(input, context) {
    await stored.get({ ...input, body: undefined }, context);
    await refuseInUse('area', input.params.id, context);
    await stored.remove(input, context);
  },

  async similar({ query }, { actor, db }) {
    let q = db.selectFrom('area').select(['id', 'area', 'city', 'aliases']).where('company_id', '=', actor.companyId);
    if (query.city) q = q.where('city', '=', Number(query.city) || 0);
    const rows = await q.execute();
    return {
      results: similarTo(
        query.name,
        rows.map((row) => ({ ...row, name: row.area })),
      ),
    };
  },

  /** Societies that both areas have under one name are one society as well. */
  async merge({ params, body }, context) {
    const { actor, db } = context;
    await twoOf('area', params.id, body.into, context);
    await refuseSameProjects(params.id, body.into, context);
    const { rows } = await sql<{ gone: number; kept: number }>`
      select g.id as gone, k.id as kept from society g
        join society k on k.company_id = g.company_id and k.area = ${body.into} and lower(k.society_name) = lower(g.society_name)
       where g.company_id = ${actor.companyId} and g.area = ${params.id} order by g.id`.execute(db);
    await mergePlaces('society', { from: rows.map((row) => row.gone), into: rows.map((row) => row.kept) }, context);
    await mergePlaces('area', { from: [params.id], into: [body.into] }, context);
    return showOne(await stored.get({ params: { id: body.into }, query: {}, body: undefined }, context), context);
  },
};
