import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import type { Limits } from '../core/limits.ts';
import { proofOf } from './device-proof.ts';

interface Asking {
  readonly username: string;
  /** Who has that name, where anybody does. */
  readonly person: { readonly id: number; readonly password_hash: string } | undefined;
  /** As the client sends it. */
  readonly device: string | undefined;
}

/**
 * Counts a try to sign in, by who makes it: of a device that the person has signed in from, by that device alone, so that
 * nobody else can use its tries up; of any other by its address, by name and address, and by name. Refuses with 429 where
 * they are used up, whether or not anybody has the name. Answers what forgets the count once the password was right.
 */
export const countTry = async (
  limits: Limits,
  { username, person, device }: Asking,
  { db, request }: Pick<Context<undefined>, 'db' | 'request'>,
): Promise<() => Promise<void>> => {
  const proof = proofOf(device);
  const known = await sql<{
    known: boolean;
  }>`select is_known_device(${person?.id ?? 0}, ${proof ?? ''}) as known`.execute(db);
  if (known.rows[0]!.known) {
    const ofDevice = key(username, person, proof!);
    await limits.take('device', ofDevice);
    return () => limits.forget('device', ofDevice);
  }
  await limits.take('address', request.asker);
  const fromHere = key(username, person, request.asker);
  const inAll = key(username, person);
  await limits.take('account', fromHere);
  await limits.take('accountInAll', inAll);
  return async () => {
    await limits.forget('account', fromHere);
    await limits.forget('accountInAll', inAll);
  };
};

/** Counts of a password that is no longer so are of nobody: who set a new one has all tries anew, wherever they are. */
const key = (username: string, person: Asking['person'], ...more: string[]) =>
  createHash('sha256')
    .update(JSON.stringify([username.toLowerCase(), person?.password_hash ?? '', ...more]))
    .digest('hex');
