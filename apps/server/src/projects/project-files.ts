import { type SqlBool, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { forbidden, notFound } from '../core/errors.ts';
import { type FileHolder, fileExpiry, fileHandlers, mayChange, visibleProjects } from '../records/index.ts';

/** A project's files: its documents are the builder's own, and everybody who sees the project hands them on. */
const filesOfProjects: FileHolder = {
  one: 'project',
  async changeable({ actor, db }, id, locked) {
    const found = db
      .selectFrom('project as pj')
      .select('pj.created_by')
      .where(visibleProjects(actor))
      .where('pj.id', '=', id);
    const project = await (locked === 'locked' ? found.forNoKeyUpdate() : found).executeTakeFirst();
    if (!project) throw notFound();
    if (!mayChange(actor, 'project:edit', { ...project, assigned_ids: [] })) throw forbidden();
    return project;
  },
  seesDocuments: () => true,
};

export const projectFileHandlers = fileHandlers(filesOfProjects);
export const projectFileExpiry = fileExpiry('project');

/** Whether the actor may see a stored file of a project: one that is not deleted, of a project that they see. */
export const maySeeProjectFile = async (
  { actor, db }: Context,
  projectId: number,
  fileId: number,
): Promise<boolean> => {
  const found = await db
    .selectFrom('project_file as f')
    .innerJoin('project as pj', (join) =>
      join.onRef('pj.company_id', '=', 'f.company_id').onRef('pj.id', '=', 'f.project_id'),
    )
    .select('f.id')
    .where(visibleProjects(actor))
    .where(sql<SqlBool>`pj.id = ${projectId} and f.file = ${fileId} and not f.is_deleted`)
    .executeTakeFirst();
  return found !== undefined;
};
