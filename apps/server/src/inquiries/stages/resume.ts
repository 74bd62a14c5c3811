import { dayInIndia } from '@angan/domain/dates.ts';
import { isOnLadder } from '@angan/domain/inquiry-stage.ts';
import type { InquiryStage } from '@angan/domain/lookups/inquiries.ts';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../core/database/schema.gen.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { job } from '../../core/jobs/job.ts';
import { task } from '../../core/jobs/task.ts';
import { tellGoesOn } from '../tell-of.ts';
import { writeMove } from './write-move.ts';

const resumeInquiry = task('resume_inquiry', z.object({ inquiry: z.number().int() }));

/** Asks for an inquiry on hold to go on, in the morning of a day (YYYY-MM-DD) in India. */
export const resumeThen = async (db: Kysely<DB>, inquiry: number, day: string): Promise<void> => {
  await enqueue(
    db,
    resumeInquiry,
    { inquiry },
    { key: `resume inquiry ${inquiry}`, runAt: new Date(`${day}T08:00:00+05:30`) },
  );
};

/** Puts an inquiry back to where it was before it was put on hold, unless somebody has moved it or put it off since. */
export const resuming = job(resumeInquiry, async ({ inquiry }, { db, companyId, services }) => {
  const row = await db
    .selectFrom('inquiry')
    .select(['id', 'inquiry_code', 'assigned_to', 'stage', 'held_stage', 'resume_on'])
    .where('company_id', '=', companyId)
    .where('id', '=', inquiry)
    .where('is_deleted', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row?.stage !== 'On Hold' || row.resume_on === null || row.resume_on > dayInIndia(services.now())) return;
  const held = row.held_stage as InquiryStage | null;
  const to = held && isOnLadder(held) ? held : 'Contacted';
  await writeMove(
    db,
    companyId,
    { inquiry, from: 'On Hold', to, trigger: 'day to go on' },
    { held_stage: null, resume_on: null },
  );
  await tellGoesOn(db, { ...row, resume_on: row.resume_on }, to);
});
