import { taskTexts } from '@angan/contract/tasks/texts.ts';
import { closedInquiryStages } from '@angan/domain/lookups/inquiries.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { mayChange } from '../../records/index.ts';
import type { HeldTask } from '../visible-tasks.ts';
import { visitedInquiries } from './after-visits.ts';

const isClosed = (stage: string) => (closedInquiryStages as readonly string[]).includes(stage);

/** Why visits among some tasks cannot be planned anew, by their ids: their inquiry is closed, or not the actor's to work on. */
export const visitRefusals = async (
  { actor, db }: Context,
  tasks: readonly HeldTask[],
): Promise<Map<number, string>> => {
  const ids = visitedInquiries(tasks);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('inquiry')
    .select(['id', 'stage', 'created_by', 'assigned_to as assigned_ids'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', sql<number>`any (${ids}::bigint[])`)
    .execute();
  const why = new Map(
    rows.flatMap((row) => {
      if (isClosed(row.stage)) return [[row.id, taskTexts.inquiryClosed(row.stage)] as const];
      return mayChange(actor, 'inquiry:edit', row) ? [] : [[row.id, taskTexts.notThere] as const];
    }),
  );
  return new Map(
    tasks.flatMap(({ id, type, inquiry }) => {
      const reason = type === 'Site Visit' && inquiry !== null ? why.get(inquiry) : undefined;
      return reason ? [[id, reason] as const] : [];
    }),
  );
};
