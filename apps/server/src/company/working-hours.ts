import { type WorkingHours, workingHoursOf } from '@angan/domain/working-time.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';

/** The hours in which the office works. */
export const readWorkingHours = async (db: Kysely<DB>, companyId: number): Promise<WorkingHours> => {
  const row = await db
    .selectFrom('company')
    .select(['working_days', 'open_from', 'open_to', 'weekly_off'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return workingHoursOf({ days: row.working_days, from: row.open_from, to: row.open_to, off: row.weekly_off });
};
