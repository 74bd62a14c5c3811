import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { tell } from '../chats/index.ts';
import type { NumberRow } from '../numbers/number-row.ts';
import { holdBroadcast } from './broadcast-rows.ts';
import { tellNumber } from './tell-number.ts';

/** Nothing goes out of a number whose token Meta refused, until it is connected again: with another one. */
export const tokenExpired = async (db: Kysely<DB>, number: NumberRow): Promise<void> => {
  await db
    .updateTable('whatsapp_number')
    .set({ status: 'Token expired' })
    .where('company_id', '=', number.company_id)
    .where('id', '=', number.id)
    .where('status', '=', 'Connected')
    .where('token_sealed', '=', number.token_sealed)
    .execute();
  await tellNumber(db, number.company_id, number.id);
};

/** Broadcasts of a number wait, while its chats go on. A wait that is longer already stays. */
export const waitWithBroadcasts = async (
  db: Kysely<DB>,
  { companyId, number, seconds, code }: { companyId: number; number: number; seconds: number; code: number },
): Promise<void> => {
  await sql`update whatsapp_number set held_until = now() + ${seconds} * interval '1 second', held_code = ${code}
     where company_id = ${companyId} and id = ${number} and (held_until is null or held_until < now() + ${seconds} * interval '1 second')`.execute(
    db,
  );
  await tellNumber(db, companyId, number);
};

/** What else is done when Meta no longer takes the template of a broadcast; the part of broadcasts names it. */
type OnStopped = (db: Kysely<DB>, stopped: { companyId: number; broadcast: number; code: number }) => Promise<void>;
const listeners: OnStopped[] = [];

/** Is told, in the transaction that holds its messages, of each broadcast that Meta's refusals stopped. */
export const onBroadcastStopped = (listener: OnStopped): void => void listeners.push(listener);

export const stopBroadcast: OnStopped = async (db, stopped) => {
  const held = await holdBroadcast(db, stopped.companyId, stopped.broadcast);
  // The messages that were under way with it are refused as well, and say nothing new.
  if (held === 0) return;
  for (const listener of listeners) await listener(db, stopped);
  await tell(db, stopped.companyId, 'whatsapp_broadcast', [stopped.broadcast]);
};
