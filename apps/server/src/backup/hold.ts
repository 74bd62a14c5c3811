import { failures } from '@angan/contract/platform/failures.ts';
import type pg from 'pg';

/** Keeps all jobs and messages of a restored database where they are, until `releaseHold`. */
export const hold = (client: pg.ClientBase) =>
  client.query('insert into restore_hold default values on conflict do nothing');

/** Lets them go on as soon as a worker starts. Answers whether they were held. */
export const releaseHold = async (client: pg.ClientBase): Promise<boolean> =>
  ((await client.query('delete from restore_hold')).rowCount ?? 0) > 0;

/** Whether a restored database is only to be looked at. */
export const isHeld = async (client: Pick<pg.ClientBase, 'query'>): Promise<boolean> =>
  (await client.query('select from restore_hold')).rowCount === 1;

/** Says of numbers that they want a new token: those that they have were sealed with a key that is lost. */
export const loseTokens = (client: pg.ClientBase) =>
  client.query(`update whatsapp_number set status = 'Token expired' where status = 'Connected'`);

/**
 * Lays out for a person what was on its way when the backup was made, since nothing tells whether it arrived: WhatsApp
 * messages as 'unknown', mails and SMS among the failures. Answers how many.
 */
export const settleSending = async (client: pg.ClientBase): Promise<number> => {
  const whatsapp = await client.query(`update whatsapp_message set status = 'unknown' where status = 'sending'`);
  const outbox = await client.query(
    `update outbox_message set status = 'dead', last_error = $1 where status = 'sending'`,
    [failures.of.restored],
  );
  return (whatsapp.rowCount ?? 0) + (outbox.rowCount ?? 0);
};
