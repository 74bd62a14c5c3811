import { joiningTexts } from '@angan/contract/auth/texts.ts';
import type { Kysely } from 'kysely';
import { idIn, tokenFits } from '../../auth/index.ts';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { fieldErrors } from '../../core/errors.ts';
import { type BookingRow, findBooking, lockedBookings } from '../bookings/booking-row.ts';
import { linkOfBooking } from '../messages/index.ts';

/**
 * The booking of a link, locked with all others of its number; of one that was moved the one that took its place, so that
 * the link of an older mail leads there too. Refuses with 400 what is no link of ours.
 */
export const bookingOfLink = async (
  db: Kysely<DB>,
  services: Services,
  { uid, token }: { readonly uid: string; readonly token: string },
): Promise<BookingRow> => {
  const id = idIn(uid);
  const named = id === undefined ? undefined : await findBooking(db, id);
  if (!named) throw fieldErrors({ uid: [joiningTexts.invalidUid] });
  if (!tokenFits(services, linkOfBooking(named), token)) throw fieldErrors({ token: [joiningTexts.invalidToken] });
  const all = await lockedBookings(db, named.mobile);
  const after = new Map(all.map((row) => [row.rescheduled_from, row]));
  let row = all.find((one) => one.id === named.id) ?? named;
  for (let next = after.get(row.id); next; next = after.get(row.id)) row = next;
  return row;
};
