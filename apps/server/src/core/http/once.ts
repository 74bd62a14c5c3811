import type { Call } from '@angan/contract/kit/call.ts';
import { writeKeyDays, writeKeyHeader } from '@angan/contract/kit/write-key.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Actor, Context } from '../context.ts';
import { badRequest } from '../errors.ts';

const Key = z.uuid();

/** The key under which the sender of a write knows it again; undefined where it gave none. */
export const writeKeyOf = (call: Call, headers: Record<string, unknown>): string | undefined => {
  const given = headers[writeKeyHeader];
  if (given === undefined || !call.writes || call.inSteps) return undefined;
  const key = Key.safeParse(given);
  if (!key.success) throw badRequest(`${writeKeyHeader} has to be a UUID.`);
  return key.data;
};

/** A write that was done before, under the same key. */
export class DoneBefore {
  readonly recordId: number | null;
  constructor(recordId: number | null) {
    this.recordId = recordId;
  }
}

/**
 * Does a write, unless the same person's one with this key was done. The key is written in the write's own transaction: it
 * stands exactly where the write does, and who sends the same at the same moment waits for the outcome of the first.
 */
export const once = async <T>(
  { db, actor }: Context<Actor>,
  call: Call,
  key: string,
  write: () => Promise<T>,
): Promise<T | DoneBefore> => {
  const { companyId, userId } = actor;
  const called = `${call.method} ${call.path}`;
  const mine = sql`company_id = ${companyId} and user_id = ${userId} and key = ${key} and called = ${called}`;
  const taken = await sql`with old as (delete from answered_write where ctid = any (array(
        select ctid from answered_write where at < now() - make_interval(days => ${writeKeyDays}) limit 100 for update skip locked)))
    insert into answered_write (company_id, user_id, key, called) values (${companyId}, ${userId}, ${key}, ${called})
    on conflict do nothing returning key`.execute(db);
  if (taken.rows.length === 0) {
    const before = await sql<{ record_id: number | null }>`select record_id from answered_write where ${mine}`.execute(
      db,
    );
    return new DoneBefore(before.rows[0]!.record_id);
  }
  const result = await write();
  const id = (result as { id?: unknown } | undefined)?.id;
  if (typeof id === 'number') await sql`update answered_write set record_id = ${id} where ${mine}`.execute(db);
  return result;
};
