import { sql, type Updateable } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { Task as TaskTable } from '../../core/database/schema.gen.ts';

/** Writes the same move of some tasks, in one statement. */
export const writeMove = async (
  { actor, db }: Context,
  ids: readonly number[],
  changes: Updateable<TaskTable>,
): Promise<void> => {
  await db
    .updateTable('task')
    .set(changes)
    .where('company_id', '=', actor.companyId)
    .where('id', '=', sql<number>`any (${ids}::bigint[])`)
    .execute();
};
