import type { Provable } from '@angan/contract/auth/registration.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { newCompany, newUser } from '../../company/index.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { beginTrial } from '../../plans/index.ts';
import { missingOf, type Pending } from './pending.ts';
import { accountWithEmail, isMobileTaken, isUsernameTaken } from './taken.ts';

/** What came of a proof: what is still missing, or which of the two an account has got meanwhile. */
export type Proved = { readonly missing: Provable[] } | { readonly taken: Provable };

/**
 * Notes that address or number is proved, and founds the company with its Owner once both are. `row` is locked and does
 * not have this proof yet. Only here may it be said that an account has the number: its owner is who asks.
 */
export const prove = async (
  db: Kysely<DB>,
  client: pg.PoolClient,
  row: Pending,
  what: Provable,
  now: Date,
): Promise<Proved> => {
  const isProved = (which: Provable) => which === what || !missingOf(row).includes(which);
  if (isProved('mobile') && (await isMobileTaken(db, row.mobile))) return { taken: 'mobile' };
  if (isProved('email') && (await accountWithEmail(db, row.email))) return { taken: 'email' };
  const column = what === 'mobile' ? 'mobile_verified_at' : 'email_verified_at';
  const proved = await db
    .updateTable('pending_registration')
    .set({ [column]: sql`now()` })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const missing = missingOf(proved);
  if (missing.length === 0) await found(db, client, row, now);
  return { missing };
};

const found = async (db: Kysely<DB>, client: pg.PoolClient, row: Pending, now: Date) => {
  const company = await newCompany(client, { company_name: row.company_name });
  // Without one, where the number has had its trial: the office is there, and its Owner is led to the plans.
  await beginTrial(db, { company, mobile: row.mobile, gstin: '', today: dayInIndia(now) });
  await newUser(client, company, {
    ...row,
    usertype: 'Owner',
    // A name that somebody else got meanwhile is no reason to end here: the address serves as well.
    username: (await isUsernameTaken(db, row.username)) ? row.email : row.username,
  });
  await db
    .updateTable('pending_registration')
    .set({ founded_at: sql`now()`, password_hash: '' })
    .where('id', '=', row.id)
    .execute();
  await db
    .deleteFrom('pending_registration')
    .where('id', '<>', row.id)
    .where(({ or, eb }) => or([eb(sql`lower(email)`, '=', row.email.toLowerCase()), eb('mobile', '=', row.mobile)]))
    .execute();
};
