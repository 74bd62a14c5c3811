import { demoLogins } from '@angan/contract/demo/logins.ts';
import type pg from 'pg';
import { type Context, newActor, type Services } from '../core/context.ts';
import { onConnection } from '../core/database/on-connection.ts';
import { idIn } from './write-people.ts';
import type { WrittenOffice } from './written-office.ts';

/**
 * The seed's transaction as a person of the office at a moment of its past, for what the product's own handlers write.
 * Of the services there is only the clock and the address: nothing else of a running server is there yet.
 */
export const actAs = async (
  client: pg.PoolClient,
  office: WrittenOffice,
  email: string,
  at: Date,
): Promise<Context> => {
  const { usertype } = demoLogins.find((one) => one.email === email)!;
  const user_id = idIn(office.users, email);
  await actingIn(client, office.id, user_id);
  const db = onConnection(client);
  const actor = newActor({ user_id, company_id: office.id, usertype, subscription_status: 'Active' }, 0);
  const services: Pick<Services, 'now'> & { settings: Pick<Services['settings'], 'publicUrl'> } = {
    now: () => at,
    settings: { publicUrl: '' },
  };
  return { actor, db, steady: db, services } as unknown as Context;
};

/** Who the database takes to be writing; nobody of no company with the empty texts. */
export const actingIn = async (client: pg.PoolClient, company: number | '', user: number | ''): Promise<void> => {
  await client.query(`select set_config('app.company_id', $1, true), set_config('app.user_id', $2, true)`, [
    String(company),
    String(user),
  ]);
};
