import { officeDeletionDays, officeDeletionWarnings } from '@angan/contract/own-data/office-deletion.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { tell } from '../../core/live/tell.ts';
import { stepOfDeletion } from './tasks.ts';

/**
 * Closes the office from this transaction on and asks for what has to happen until it is gone. Sessions of all others end;
 * what knocks without one, and jobs, find the office about to be deleted. Does nothing where that is so already.
 */
export const beginDeletion = async ({ actor, db, services }: Context): Promise<void> => {
  const now = services.now();
  const deleteOn = addDays(dayInIndia(now), officeDeletionDays);
  const asked_at = now.toISOString();
  const { numUpdatedRows } = await db
    .updateTable('company')
    .set({ deletion_asked_at: asked_at, delete_on: deleteOn })
    .where('id', '=', actor.companyId)
    .where('delete_on', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await db
    .updateTable('user_device')
    .set({ refresh_hash: null, revoked_at: sql`now()`, revoked_by: actor.userId })
    .where('company_id', '=', actor.companyId)
    .where((eb) => eb.or([eb('user_id', '!=', actor.userId), eb('support_visit', 'is not', null)]))
    .where('revoked_at', 'is', null)
    .execute();
  await enqueue(db, stepOfDeletion, { step: 'begun', asked_at });
  for (const days of officeDeletionWarnings)
    await enqueue(db, stepOfDeletion, { step: 'warned', asked_at, days }, { runAt: morning(addDays(deleteOn, -days)) });
  await enqueue(db, stepOfDeletion, { step: 'removed', asked_at }, { runAt: new Date(`${deleteOn}T03:00:00+05:30`) });
  await tellSessions(db, actor.companyId);
};

/** Opens the office again, with all that waited. False where it is not about to be deleted, or its day has come. */
export const bringBack = async ({ actor, db, services }: Context): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('company')
    .set({ deletion_asked_at: null, delete_on: null })
    .where('id', '=', actor.companyId)
    // From its day on it may be half removed.
    .where('delete_on', '>', dayInIndia(services.now()))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await sql`select release_jobs()`.execute(db);
  await tellSessions(db, actor.companyId);
  return true;
};

const morning = (day: string) => new Date(`${day}T09:00:00+05:30`);

/** Has every open stream look again at whose session it is. */
const tellSessions = (db: Kysely<DB>, companyId: number) => sql`select ${tell(companyId, 'app_user')}`.execute(db);
