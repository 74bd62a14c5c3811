import { randomInt } from 'node:crypto';
import type { demoVisitorCalls } from '@angan/contract/demo-bookings/booking-of-visitor.ts';
import { demoTexts } from '@angan/contract/demo-bookings/texts.ts';
import type { Kysely } from 'kysely';
import { asPlatform } from '../../company/index.ts';
import { sendCode, takeCode, waitForCode } from '../../core/codes/index.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { fieldErrors } from '../../core/errors.ts';
import type { Handler } from '../../core/http/serve.ts';
import type { Limits } from '../../core/limits.ts';
import { lockedSlots, slotRefusal } from '../slots/place.ts';

/** The code that is out to a number; which booking it confirms, its holder says with it. */
export const demoCode = (mobile: string) => ({ purpose: 'demo', number: mobile }) as const;

/** Requests of one number that wait to be proved, at most: more are a stranger's who fills the list. */
const mostWaiting = 10;

/**
 * Takes a request in and sends a code. The same happens whether or not there is a booking with the number; it takes no
 * place, and keeps nobody out, until the code was typed.
 */
export const request =
  (limits: Limits): Handler<typeof demoVisitorCalls.request> =>
  async ({ body }, { services, request }) => {
    const { website, ...given } = body;
    await limits.take('mailsFromAddress', request.asker);
    // A code that went out a moment ago is still good, and serves this request too.
    const maySend = (await waitForCode(limits, given.mobile, request.asker)) === 0;
    // Only a program fills in what nobody sees. It is not told that it was known by that.
    if (website) return { id: randomInt(2 ** 31) };
    return asPlatform(services, request.id, async (db) => {
      const slot = (await lockedSlots(db, [given.slot])).get(given.slot);
      const refused = slotRefusal(slot, { who: 'visitor', language: given.language, now: services.now() });
      if (refused !== undefined) throw fieldErrors({ slot: [refused] });
      await forgetFormer(db, given.mobile);
      const row = await db.insertInto('demo_booking').values(given).returning('id').executeTakeFirstOrThrow();
      if (maySend) await sendCode(db, services.settings, demoCode(given.mobile), { language: given.language });
      return { id: row.id };
    });
  };

/** Removes what was asked for first with the number and never proved, where there is much of it. */
const forgetFormer = async (db: Kysely<DB>, mobile: string) => {
  const waiting = db
    .selectFrom('demo_booking')
    .where('mobile', '=', mobile)
    .where('status', '=', 'Requested')
    .where('otp_checked_at', 'is', null)
    .where('notes', '=', '')
    .select('id')
    .orderBy('id', 'desc')
    .offset(mostWaiting - 1);
  await db.deleteFrom('demo_booking').where('id', 'in', waiting).execute();
};

/** Sends another code, whether or not anybody asked for a demo with the number. */
export const resendCode =
  (limits: Limits): Handler<typeof demoVisitorCalls.resendCode> =>
  async ({ body }, { services, request }) => {
    await takeCode(limits, body.mobile, request.asker);
    await asPlatform(services, request.id, async (db) => {
      const waiting = await db
        .selectFrom('demo_booking')
        .where('mobile', '=', body.mobile)
        .where('status', '=', 'Requested')
        .select('language')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (waiting) await sendCode(db, services.settings, demoCode(body.mobile), waiting);
    });
  };

export const openAlready = () => fieldErrors({ mobile: [demoTexts.openAlready] });
