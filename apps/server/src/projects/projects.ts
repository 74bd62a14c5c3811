import type { projectCalls } from '@angan/contract/projects/projects.ts';
import { projectTexts } from '@angan/contract/projects/texts.ts';
import type { Context } from '../core/context.ts';
import { breaksUnique } from '../core/database/database-errors.ts';
import { nonField, notFound } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import { filesOf } from '../records/index.ts';
import { findProject } from './find-project.ts';
import { listProjects } from './list-projects.ts';
import { projectRows } from './project-row.ts';
import { showProject } from './show-project.ts';
import { insertProject, updateProject } from './write-project.ts';

const written = async (context: Context, id: number) => {
  const row = await projectRows(context.db, context.actor.companyId)
    .where('pj.id', '=', id)
    .select(filesOf('project', 'pj').as('files'))
    .executeTakeFirstOrThrow();
  return showProject(row, context);
};

/** A deleted project may come back under a name that was given away since: then it is refused. */
const markDeleted = async ({ actor, db }: Context, id: number, is_deleted: boolean) => {
  const { numUpdatedRows } = await db
    .updateTable('project')
    .set({ is_deleted })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .where('is_deleted', '=', !is_deleted)
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw breaksUnique(error, 'project_name') ? nonField(projectTexts.nameTaken) : error;
    });
  if (numUpdatedRows === 0n) throw notFound();
};

export const projectHandlers: Handlers<typeof projectCalls> = {
  list: ({ query }, context) => listProjects(query, context),
  get: async ({ params }, context) => showProject(await findProject(context, params.id), context),
  create: async ({ body }, context) => written(context, await insertProject(context, body)),

  async update({ params, body }, context) {
    await updateProject(context, params.id, body);
    return written(context, params.id);
  },

  remove: ({ params }, context) => markDeleted(context, params.id, true),

  async restore({ params }, context) {
    await markDeleted(context, params.id, false);
    return written(context, params.id);
  },
};
