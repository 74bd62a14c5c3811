import type { Call } from '@angan/contract/kit/call.ts';
import { notDone, onlyAskHeader, writeKeyDays, writeKeyHeader } from '@angan/contract/kit/write-key.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Actor, Context } from '../context.ts';
import { badRequest, Refusal } from '../errors.ts';

const Key = z.uuid();

/** The key under which the sender of a write knows it again; undefined where it gave none. */
export const writeKeyOf = (call: Call, headers: Record<string, unknown>): string | undefined => {
  const given = headers[writeKeyHeader];
  if (given === undefined || !call.writes || call.inSteps) {
    // Who only asks must never have it done instead.
    if (call.writes && onlyAsks(headers))
      throw badRequest(`${onlyAskHeader} needs a call that takes ${writeKeyHeader}, and that key.`);
    return undefined;
  }
  const key = Key.safeParse(given);
  if (!key.success) throw badRequest(`${writeKeyHeader} has to be a UUID.`);
  return key.data;
};

/** Whether it is only asked if the write of this key was done. */
export const onlyAsks = (headers: Record<string, unknown>): boolean => headers[onlyAskHeader] !== undefined;

/** A write that was done before, under the same key. */
export class DoneBefore {
  readonly recordId: number | null;
  constructor(recordId: number | null) {
    this.recordId = recordId;
  }
}

const calledAs = ({ method, path }: Call) => `${method} ${path}`;
const ofMine = ({ companyId, userId }: Actor, call: Call, key: string) =>
  sql`company_id = ${companyId} and user_id = ${userId} and key = ${key} and called = ${calledAs(call)}`;

const foundBefore = async ({ db, actor }: Context<Actor>, call: Call, key: string): Promise<DoneBefore | undefined> => {
  const { rows } = await sql<{ record_id: number | null }>`select record_id from answered_write
    where ${ofMine(actor, call, key)}`.execute(db);
  return rows[0] && new DoneBefore(rows[0].record_id);
};

/** What was done under this key. Refuses with `notDone` where nothing was. */
export const doneUnder = async (context: Context<Actor>, call: Call, key: string): Promise<DoneBefore> => {
  const found = await foundBefore(context, call, key);
  if (!found) throw new Refusal(notDone, { detail: 'Nothing was done under this key.' });
  return found;
};

/**
 * Does a write, unless the same person's one with this key was done. The key is written in the write's own transaction: it
 * stands exactly where the write does, and who sends the same at the same moment waits for the outcome of the first.
 */
export const once = async <T>(
  context: Context<Actor>,
  call: Call,
  key: string,
  write: () => Promise<T>,
): Promise<T | DoneBefore> => {
  const { db, actor } = context;
  const { companyId, userId } = actor;
  const called = calledAs(call);
  const mine = ofMine(actor, call, key);
  const taken = await sql`with old as (delete from answered_write where ctid = any (array(
        select ctid from answered_write where at < now() - make_interval(days => ${writeKeyDays}) limit 100 for update skip locked)))
    insert into answered_write (company_id, user_id, key, called) values (${companyId}, ${userId}, ${key}, ${called})
    on conflict do nothing returning key`.execute(db);
  if (taken.rows.length === 0) {
    return (await foundBefore(context, call, key))!;
  }
  const result = await write();
  const id = (result as { id?: unknown } | undefined)?.id;
  if (typeof id === 'number') await sql`update answered_write set record_id = ${id} where ${mine}`.execute(db);
  return result;
};
