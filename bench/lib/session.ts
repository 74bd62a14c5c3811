import type { Usertype } from '@angan/domain/roles.ts';
import type pg from 'pg';
import { newUser } from '../../apps/server/src/company/index.ts';
import { ownerPool } from '../../apps/server/src/core/database/pool.ts';
import { newTokens } from '../../apps/server/src/core/http/tokens.ts';

/** Somebody of a company, signed in by rows instead of a password: what they put into their requests. */
export const signIn = async (owner: pg.Pool, secret: string, company: number, usertype: Usertype) => {
  const email = `${usertype.toLowerCase()}@bench.angan.test`;
  const names = { first_name: 'Bench', last_name: usertype, password_hash: 'none' };
  const user = await newUser(owner, company, { usertype, email, ...names });
  const { rows } = await owner.query<{ id: number }>(
    `insert into user_device (company_id, user_id, device_id, refresh_hash) values ($1, $2, 'bench', '\\x00') returning id`,
    [company, user],
  );
  const tokens = newTokens(secret, () => new Date(Date.now() + 6 * 3600_000));
  const token = tokens.access(user, rows[0]!.id, { company_id: company, usertype, subscription_status: 'Active' });
  return { authorization: `JWT ${token}` };
};

/** An Owner whom the benchmark's data has already, with a device: the tokens of a session that outlives the run. */
export const ownersTokens = async (
  databaseUrl: string,
  secret: string,
  { company, user, device }: { company: number; user: number; device: number },
) => {
  const owner = ownerPool(databaseUrl);
  await owner.query(`update user_device set refresh_hash = '\\x00' where id = $1`, [device]);
  await owner.end();
  const tokens = newTokens(secret, () => new Date(Date.now() + 6 * 3600_000));
  const facts = { company_id: company, usertype: 'Owner', subscription_status: 'Active' };
  return { access: tokens.access(user, device, facts), refresh: tokens.refresh(user, device) };
};

/** What such an Owner puts into requests. */
export const ownerOf = async (...given: Parameters<typeof ownersTokens>) => ({
  authorization: `JWT ${(await ownersTokens(...given)).access}`,
});
