import { dayInIndia } from '@angan/domain/dates.ts';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../core/database/schema.gen.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { job } from '../../core/jobs/job.ts';
import { task } from '../../core/jobs/task.ts';
import { keepAllScores } from './keep-scores.ts';

const scoreInquiries = task('score_inquiries', z.object({}));

/** Asks for the next night's count, of which there is one however often it is asked for. */
export const scoreTonight = async (db: Kysely<DB>, now: Date): Promise<void> => {
  const today = Date.parse(`${dayInIndia(now)}T02:30:00+05:30`);
  const runAt = new Date(today > now.getTime() ? today : today + 86_400_000);
  await enqueue(db, scoreInquiries, {}, { key: 'score inquiries', runAt });
};

/** Each night, for every company that has an inquiry. */
export const scoring = job(scoreInquiries, async (_, { db, companyId, services }) => {
  await keepAllScores(db, companyId, services.now());
  await scoreTonight(db, services.now());
});
