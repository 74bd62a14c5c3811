import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { demoDays, demoTimes } from '@angan/domain/demo-bookings.ts';
import { type Kysely, sql } from 'kysely';
import { asPlatform } from '../../company/index.ts';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { job } from '../../core/jobs/job.ts';
import { makeDemoSlots } from '../tasks.ts';

/** Days after its time for which a request is kept whose number nobody proved. */
const unprovedDays = 7;

/** Makes the slots of the days ahead that are not there yet; those that are stay as the Admin left them. */
export const makeSlots = async (db: Kysely<DB>, now: Date): Promise<void> => {
  const rows = demoDays(now).flatMap((date) => demoTimes.map((times) => ({ date, ...times })));
  await db
    .insertInto('demo_slot')
    .values(rows)
    .onConflict((on) => on.columns(['company_id', 'date', 'start_time']).doNothing())
    .execute();
};

/** Forgets strangers who never proved that the number is theirs. */
const forgetUnproved = (db: Kysely<DB>, now: Date) =>
  sql`
    delete from demo_booking b using demo_slot s
     where b.company_id = current_company_id() and s.company_id = b.company_id and s.id = b.slot
       and b.status = 'Requested' and b.otp_checked_at is null and b.notes = ''
       and s.date < ${addDays(dayInIndia(now), -unprovedDays)}`.execute(db);

/** Has the slots made now, and from then on each night. */
export const askForSlots = (services: Services): Promise<unknown> =>
  asPlatform(services, '', (db) => enqueue(db, makeDemoSlots, {}, { key: 'make demo slots' }));

/** The next night is asked for first, so that what fails today is made then. */
export const makingDemoSlots = job(makeDemoSlots, async (_, { db, services }) => {
  const now = services.now();
  const runAt = new Date(`${addDays(dayInIndia(now), 1)}T00:05:00+05:30`);
  await enqueue(db, makeDemoSlots, {}, { key: `make demo slots ${dayInIndia(runAt)}`, runAt });
  await makeSlots(db, now);
  await forgetUnproved(db, now);
});
