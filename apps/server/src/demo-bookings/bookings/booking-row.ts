import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, DemoBooking } from '../../core/database/schema.gen.ts';

export type BookingRow = Selectable<DemoBooking>;

/** All bookings with a number, the oldest first, locked until the transaction ends. */
export const lockedBookings = (db: Kysely<DB>, mobile: string): Promise<BookingRow[]> =>
  db
    .selectFrom('demo_booking')
    .where('company_id', '=', sql<number>`current_company_id()`)
    .where('mobile', '=', mobile)
    .selectAll()
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Whether a booking keeps its number from having another: what nobody has proved does not. */
export const isOpenBooking = ({ status, otp_checked_at }: BookingRow): boolean =>
  status === 'Confirmed' || (status === 'Requested' && otp_checked_at !== null);

/** Changes a booking, and answers it as it is then. */
export const setBooking = (
  db: Kysely<DB>,
  id: number,
  change: Partial<Omit<BookingRow, 'id' | 'company_id'>>,
): Promise<BookingRow> =>
  db
    .updateTable('demo_booking')
    .set(change)
    .where('company_id', '=', sql<number>`current_company_id()`)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** A booking; undefined where there is none. */
export const findBooking = (db: Kysely<DB>, id: number): Promise<BookingRow | undefined> =>
  db
    .selectFrom('demo_booking')
    .where('company_id', '=', sql<number>`current_company_id()`)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
