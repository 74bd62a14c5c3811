import type { Provable } from '@angan/contract/auth/registration.ts';
import { pendingDays } from '@angan/contract/auth/registration.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, PendingRegistration } from '../../core/database/schema.gen.ts';

export type Pending = Selectable<PendingRegistration>;

const oldest = sql<string>`now() - make_interval(days => ${pendingDays})`;

/** Removes the registrations that nobody finished in time, and the finished ones whose links are over. */
export const forgetOldOnes = (db: Kysely<DB>) =>
  db.deleteFrom('pending_registration').where('created_date', '<', oldest).execute();

/**
 * A registration, locked until the transaction ends together with all others of the same address or number, the oldest
 * first. So of proofs at the same moment one comes after the other, and no two companies are founded for one person.
 */
export const lockedRegistration = async (db: Kysely<DB>, id: number): Promise<Pending | undefined> => {
  const { rows } = await sql<Pending>`
    select r.* from pending_registration r join pending_registration this
        on lower(r.email) = lower(this.email) or r.mobile = this.mobile
     where this.id = ${id} and r.created_date >= ${oldest}
     order by r.created_date, r.id for update of r`.execute(db);
  return rows.find((row) => row.id === id);
};

/** Those that wait for a number to be proved, the newest first. */
export const waitingForMobile = (db: Kysely<DB>, mobile: string): Promise<Pick<Pending, 'id' | 'language'>[]> =>
  db
    .selectFrom('pending_registration')
    .where('mobile', '=', mobile)
    .where('mobile_verified_at', 'is', null)
    .where('created_date', '>=', oldest)
    .select(['id', 'language'])
    .orderBy('created_date', 'desc')
    .orderBy('id')
    .execute();

/** The newest that waits for an address to be proved. */
export const waitingForEmail = (db: Kysely<DB>, email: string): Promise<Pending | undefined> =>
  db
    .selectFrom('pending_registration')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('email_verified_at', 'is', null)
    .where('created_date', '>=', oldest)
    .selectAll()
    .orderBy('created_date', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Those that wait for a proof, the newest first, of one address the last; at most so many, or the one with this id. */
export const unfinished = async (db: Kysely<DB>, { id, most }: { id?: number; most: number }): Promise<Pending[]> => {
  const { rows } = await sql<Pending>`
    select * from pending_registration r
     where r.founded_at is null and r.created_date >= ${oldest} and (${id ?? null}::bigint is null or r.id = ${id ?? null})
       and not exists (select from pending_registration later
         where lower(later.email) = lower(r.email) and later.created_date > r.created_date and later.founded_at is null)
     order by r.created_date desc limit ${most}`.execute(db);
  return rows;
};

export const missingOf = (row: Pick<Pending, 'mobile_verified_at' | 'email_verified_at'>): Provable[] => [
  ...(row.mobile_verified_at ? [] : (['mobile'] as const)),
  ...(row.email_verified_at ? [] : (['email'] as const)),
];
