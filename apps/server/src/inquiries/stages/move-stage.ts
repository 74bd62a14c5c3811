import { automaticMove, type StageTrigger, type Standing } from '@angan/domain/inquiry-stage.ts';
import { closedInquiryStages } from '@angan/domain/lookups/inquiries.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { writeMove } from './write-move.ts';

/** With these the next step is asked for. */
const saidApart: readonly StageTrigger[] = ['call connected', 'met'];

/**
 * Moves an inquiry as something that happened around it asks for; where it stays, nothing is written. To be called in the
 * transaction that writes what happened. A move that leaves an inquiry with nothing planned for it makes a
 * follow-up due at once; whoever called or met the person says themselves what is next.
 */
export const moveStage = async (
  db: Kysely<DB>,
  inquiry: { readonly company_id: number; readonly id: number },
  trigger: StageTrigger,
): Promise<void> => {
  const row = await db
    .selectFrom('inquiry')
    .select(['stage', 'held_stage', 'hand_stage'])
    .where('company_id', '=', inquiry.company_id)
    .where('id', '=', inquiry.id)
    .where('is_deleted', '=', false)
    // Not against those who refer to it, such as another share: they would wait for each other.
    .forNoKeyUpdate()
    .executeTakeFirst();
  const move = row && automaticMove(row as Standing, trigger);
  if (!move) return;
  if (move.stage === row.stage) {
    await db
      .updateTable('inquiry')
      .set({ held_stage: move.held_stage })
      .where('company_id', '=', inquiry.company_id)
      .where('id', '=', inquiry.id)
      .execute();
    return;
  }
  const closes = closedInquiryStages.includes(move.stage);
  await writeMove(
    db,
    inquiry.company_id,
    { inquiry: inquiry.id, from: row.stage, to: move.stage, trigger },
    {
      held_stage: null,
      resume_on: null,
      next_follow_up: closes
        ? null
        : saidApart.includes(trigger)
          ? sql`next_follow_up`
          : sql`coalesce(next_follow_up, case when not exists (select 1 from task t
              where t.company_id = inquiry.company_id and t.inquiry = inquiry.id and t.status = 'Scheduled' and not t.is_deleted)
            then now() end)`,
    },
  );
};
