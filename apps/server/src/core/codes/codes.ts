import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { codeLimits } from '@angan/contract/auth/registration.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../database/schema.gen.ts';
import { send, smsTo } from '../outbox/index.ts';
import type { Settings } from '../settings.ts';

/**
 * Codes that prove that somebody holds a mobile number at this moment. One is out to a number for a purpose; a new one
 * takes its place. The code itself is in no table: what is kept is a HMAC under a key that the database does not have.
 */
export interface CodePlace {
  readonly purpose:
    | 'registration'
    | 'demo'
    | `joining ${number}`
    | `new mobile ${number}`
    | `office deletion ${number}`
    | `new e-mail ${number}`
    | `visit slip ${number}.${number}`
    | `brokerage terms ${number}.${number}`;
  /** Ten digits, or an e-mail address. */
  readonly number: string;
}

/** Makes the code that is out to a number from now on, for whoever sends it. Limits are the caller's: limit-codes.ts. */
export const makeCode = async (db: Kysely<DB>, settings: Settings, place: CodePlace): Promise<string> => {
  const code = String(randomInt(10 ** codeLimits.digits)).padStart(codeLimits.digits, '0');
  const made = {
    code_hmac: hmacOf(settings, place, code),
    attempts: 0,
    expires_at: sql<string>`now() + make_interval(mins => ${codeLimits.minutes})`,
  };
  await db.deleteFrom('one_time_code').where('expires_at', '<', sql<string>`now()`).execute();
  await db
    .insertInto('one_time_code')
    .values({ ...place, ...made })
    .onConflict((on) => on.columns(['purpose', 'number']).doUpdateSet(made))
    .execute();
  return code;
};

/** What an SMS with a code says, and in which language, by its name. */
export interface CodeSms {
  readonly text?: 'code' | 'visit' | 'terms';
  readonly language: string;
}

/** Makes a code and puts its SMS into the outbox, in the transaction of `db`. Limits are the caller's: limit-codes.ts. */
export const sendCode = async (
  db: Kysely<DB>,
  settings: Settings,
  place: CodePlace,
  { text = 'code', language }: CodeSms,
): Promise<void> => {
  const otp = await makeCode(db, settings, place);
  await send(db, {
    ...smsTo(settings, { to: place.number, language }, text, () => ({ otp })),
    idempotencyKey: `code ${randomUUID()}`,
    notAfter: new Date(Date.now() + codeLimits.minutes * 60_000),
  });
};

/**
 * Whether this is the code that is out to the number. A try is counted before it is compared, so that tries at the same
 * moment cannot share one; the fitting code is used up. The transaction has to commit in either case.
 */
export const codeFits = async (
  db: Kysely<DB>,
  settings: Settings,
  place: CodePlace,
  given: string,
): Promise<boolean> => {
  const tried = await db
    .updateTable('one_time_code')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('purpose', '=', place.purpose)
    .where('number', '=', place.number)
    .where('attempts', '<', codeLimits.tries)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('code_hmac')
    .executeTakeFirst();
  // Compared with something in any case: how long it takes does not tell whether a code is out.
  const fits = timingSafeEqual(tried?.code_hmac ?? nothing, hmacOf(settings, place, given));
  if (!tried || !fits) return false;
  await db
    .deleteFrom('one_time_code')
    .where('purpose', '=', place.purpose)
    .where('number', '=', place.number)
    .execute();
  return true;
};

const nothing = Buffer.alloc(32);

const hmacOf = ({ secretKey }: Settings, { purpose, number }: CodePlace, code: string) =>
  createHmac('sha256', createHmac('sha256', secretKey).update('one-time codes').digest())
    .update(`${purpose} ${number} ${code}`)
    .digest();
