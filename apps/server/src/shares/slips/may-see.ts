import { type SqlBool, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { visibleTasks } from '../../tasks/index.ts';
import { sharesWhere } from '../list-shares.ts';

/** The paper of a slip: for whoever sees the visit's inquiry and all that was shown; that it is handed out is on record. */
export const maySeeSlip = async (context: Context, _task: number, fileId: number): Promise<boolean> => {
  const { results } = await sharesWhere(context, sql<SqlBool>`s.slip_file = ${fileId}`);
  return results.some(({ code, inquiry }) => code !== '' && inquiry !== null);
};

/** A signature is kept as documents are: for who runs the office, and of their own visits those who may see the vault. */
export const maySeeSignature = async ({ actor, db }: Context, task: number): Promise<boolean | 'on record'> => {
  const scope = actor.scope('property:vault');
  if (scope === 'none') return false;
  const row = await db
    .selectFrom('task as t')
    .select('t.id')
    .where(visibleTasks(actor))
    .where('t.id', '=', task)
    .where('t.is_deleted', '=', false)
    .executeTakeFirst();
  return row !== undefined && 'on record';
};
