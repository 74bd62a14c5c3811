import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import type { DealStates } from '@angan/domain/deal-states.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { rentedReturnDays } from '@angan/domain/property-status.ts';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../core/database/schema.gen.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { job } from '../../core/jobs/job.ts';
import { task } from '../../core/jobs/task.ts';
import { tellOf } from '../tell-of.ts';
import { returnOfRented } from './changes-of.ts';

/** Asked for when a property is put on hold or let, for the day on which it comes back by itself. */
export const returnProperty = task('return_property', z.object({ property: z.number().int() }));

interface Standing {
  id: number;
  property_code: string;
  status: string;
  hold_until: string | null;
  lease_end: string | null;
  deal_type: number[];
  deal_states: unknown;
  created_by: number | null;
  assigned_to: number[];
}

/** Whether something of it is let until the lease ends. */
const isLetOut = ({
  status,
  deal_type,
  deal_states,
}: Pick<Standing, 'status' | 'deal_type' | 'deal_states'>): boolean =>
  status === 'Rented' ||
  dealTypes.some(
    ({ id, unit }) => unit !== 'total' && deal_type.includes(id) && (deal_states as DealStates)[id] === 'Closed',
  );

/** The day on which something of a property comes back; null where nothing does. */
const returnDay = (row: Omit<Standing, 'id' | 'property_code' | 'created_by' | 'assigned_to'>): string | null => {
  if (row.status === 'On Hold') return row.hold_until;
  return row.lease_end && isLetOut(row) ? addDays(row.lease_end, -rentedReturnDays) : null;
};

/** Sees to it that a property comes back on its day; one whose day has passed already, tomorrow. */
export const comeBack = async (
  db: Kysely<DB>,
  property: number,
  row: Parameters<typeof returnDay>[0],
  today: string,
): Promise<void> => {
  const day = returnDay(row);
  if (day === null) return;
  const from = day > today ? day : addDays(today, 1);
  await enqueue(
    db,
    returnProperty,
    { property },
    { key: `return property ${property}`, runAt: new Date(`${from}T00:05:00+05:30`) },
  );
};

/** Puts a property back on offer, if its day has come and it still stands as it did when that was set. */
export const returning = job(returnProperty, async ({ property }, { db, companyId, services }) => {
  const today = dayInIndia(services.now());
  const row = await db
    .selectFrom('property')
    .select(['id', 'property_code', 'status', 'hold_until', 'lease_end', 'deal_type', 'deal_states'])
    .select(['created_by', 'assigned_to'])
    .where('company_id', '=', companyId)
    .where('id', '=', property)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const day = row && returnDay(row);
  if (!row || !day) return;
  if (day > today) return comeBack(db, property, row, today);
  const wasHeld = row.status === 'On Hold';
  const changes = wasHeld ? { status: 'Available', status_reason: null, hold_until: null } : returnOfRented(row);
  await db
    .updateTable('property')
    .set({
      ...changes,
      ...('deal_states' in changes && { deal_states: JSON.stringify(changes.deal_states) }),
    })
    .where('company_id', '=', companyId)
    .where('id', '=', property)
    .execute();
  const details = { from: row.status === 'On Hold' ? 'On Hold' : 'Rented', to: 'Available', note: '' };
  await sql`select note_access('moved', 'property', ${property}, ${JSON.stringify(details)}::jsonb)`.execute(db);
  const code = row.property_code;
  const sentence = wasHeld
    ? alertSentences.of.propertyOffHold({ code })
    : alertSentences.of.leaseEnds({ code, day: row.lease_end! });
  await tellOf(db, row, wasHeld ? 'Property back on offer' : 'Lease ending', sentence, `${day} ${row.status}`);
  // Held while it was let for one side: its lease still runs.
  await comeBack(db, property, { ...row, ...changes }, today);
});
