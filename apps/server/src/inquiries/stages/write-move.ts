import type { StageTrigger } from '@angan/domain/inquiry-stage.ts';
import type { InquiryStage } from '@angan/domain/lookups/inquiries.ts';
import type { Kysely, UpdateObject } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';

interface Move {
  readonly inquiry: number;
  readonly from: string;
  readonly to: InquiryStage;
  /** What moved it; null where the person who asks did. */
  readonly trigger: StageTrigger | 'day to go on' | null;
  readonly reason?: string | null;
  readonly note?: string;
}

/** Moves an inquiry, with the other changes that the move brings, and writes down that it was moved. */
export const writeMove = async (
  db: Kysely<DB>,
  companyId: number,
  { inquiry, from, to, trigger, reason = null, note = '' }: Move,
  changes: UpdateObject<DB, 'inquiry'>,
): Promise<void> => {
  await db
    .updateTable('inquiry')
    .set({ ...changes, stage: to })
    .where('company_id', '=', companyId)
    .where('id', '=', inquiry)
    .execute();
  // Who put it on hold asked for the day, but did not move it then.
  const nobody = trigger === 'day to go on' && { by: null };
  await db
    .insertInto('inquiry_stage_move')
    .values({ company_id: companyId, inquiry, from_stage: from, to_stage: to, reason, note, trigger, ...nobody })
    .execute();
};
