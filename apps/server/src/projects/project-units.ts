import type { ProjectUnit, projectUnitCalls } from '@angan/contract/projects/project-units.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { type Kysely, sql } from 'kysely';
import type { Actor, Context } from '../core/context.ts';
import type { DB } from '../core/database/schema.gen.ts';
import type { Handlers } from '../core/http/serve.ts';
import { envelope, readPaging } from '../core/list.ts';
import { visibleProjects } from '../records/index.ts';
import { changeableUnit, insertUnit, nameTaken, updateUnit } from './write-unit.ts';

/** Unit types of the projects that an actor sees, as `u`. */
const unitRows = (db: Kysely<DB>, actor: Actor) =>
  db
    .selectFrom('projectunit as u')
    .innerJoin('project as pj', (join) =>
      join.onRef('pj.company_id', '=', 'u.company_id').onRef('pj.id', '=', 'u.project'),
    )
    .where('u.company_id', '=', actor.companyId)
    .where('u.is_deleted', '=', false)
    .where(visibleProjects(actor));

const showUnit = (row: ProjectUnit, actor: Actor): ProjectUnit =>
  actor.scope('contact:number') === 'all' ? row : { ...row, unit_name: maskNumbersIn(row.unit_name) };

const written = async ({ actor, db }: Context, id: number) =>
  showUnit(
    await unitRows(db, actor).where('u.id', '=', id).selectAll('u').$castTo<ProjectUnit>().executeTakeFirstOrThrow(),
    actor,
  );

const markDeleted = async ({ actor, db }: Context, id: number, is_deleted: boolean) =>
  void (await db
    .updateTable('projectunit')
    .set({ is_deleted })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute()
    .catch(nameTaken));

export const projectUnitHandlers: Handlers<typeof projectUnitCalls> = {
  async list({ query }, context) {
    const { actor, db } = context;
    let q = unitRows(db, actor);
    if (query.project?.length) q = q.where('u.project', 'in', query.project);
    const count = () =>
      q
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow()
        .then((row) => row.count);
    const paging = await readPaging(query, ['id'], count);
    const rows = await q
      .selectAll('u')
      .$castTo<ProjectUnit>()
      .orderBy('u.id')
      .limit(paging.size + 1)
      .offset(paging.offset)
      .execute();
    const fits = paging.page === 1 && rows.length <= paging.size;
    return envelope(
      context,
      paging,
      fits ? rows.length : await count(),
      rows,
      (row) => String(row.id),
      (row) => showUnit(row, actor),
    );
  },

  create: async ({ body }, context) => written(context, await insertUnit(context, body)),

  async update({ params, body }, context) {
    await updateUnit(context, params.id, body);
    return written(context, params.id);
  },

  async remove({ params }, context) {
    await changeableUnit(context, params.id);
    await markDeleted(context, params.id, true);
  },

  async restore({ params }, context) {
    await changeableUnit(context, params.id, true);
    await markDeleted(context, params.id, false);
    return written(context, params.id);
  },
};
