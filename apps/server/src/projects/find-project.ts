import type { Context } from '../core/context.ts';
import { forbidden, notFound } from '../core/errors.ts';
import { filesOf, mayChange, visibleProjects } from '../records/index.ts';
import { projectRows } from './project-row.ts';

/** One project that the actor may see; a deleted, one of the other domain and another company's answer the same 404. */
export const findProject = async ({ actor, db }: Context, id: number) => {
  const row = await projectRows(db, actor.companyId)
    .where(visibleProjects(actor))
    .where('pj.id', '=', id)
    .select(filesOf('project', 'pj').as('files'))
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
};

/**
 * The stored project that the actor is about to change, or whose units or leads; whoever comes at the same moment waits.
 * `missing` is thrown where the actor does not see it.
 */
export const lockProject = async ({ actor, db }: Context, id: number, missing: Error = notFound()) => {
  const row = await db
    .selectFrom('project as pj')
    .selectAll()
    .where(visibleProjects(actor))
    .where('pj.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw missing;
  return row;
};

/** The same, refused where the actor may not change it. */
export const changeableProject = async (context: Context, id: number, missing?: Error) => {
  const row = await lockProject(context, id, missing);
  if (!mayChange(context.actor, 'project:edit', { created_by: row.created_by, assigned_ids: [] })) throw forbidden();
  return row;
};
