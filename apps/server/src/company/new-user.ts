import type { Usertype } from '@angan/domain/roles.ts';
import type pg from 'pg';

interface NewUser {
  readonly usertype: Usertype;
  /** What to sign in with besides address and number; the address unless given. */
  readonly username?: string;
  readonly email: string;
  readonly mobile?: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password_hash: string;
  /** English unless given. */
  readonly language?: string | undefined;
  /** Who asked for them, where somebody did. */
  readonly created_by?: number;
}

/** Adds a person to a company, with the default permissions. Answers the person's id. */
export const newUser = async (db: pg.PoolClient | pg.Pool, company: number, given: NewUser): Promise<number> => {
  const made = await db.query<{ id: string }>(
    `insert into app_user (company_id, usertype, username, email, mobile, first_name, last_name, password_hash, language, mobile_verified_at, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $10, case when $5 <> '' then now() end, $9) returning id`,
    [
      company,
      given.usertype,
      given.username ?? given.email,
      given.email,
      given.mobile ?? '',
      given.first_name,
      given.last_name,
      given.password_hash,
      given.created_by ?? null,
      given.language ?? 'English',
    ],
  );
  return Number(made.rows[0]!.id);
};
