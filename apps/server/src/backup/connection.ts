import type pg from 'pg';
import { newClient } from '../core/database/client.ts';

/**
 * A connection on which rows read the same wherever the database stands. Whatever row-level security would hide is an
 * error here and no gap: `row_security` is off. Nothing times out; what is copied may be large.
 */
export const connectForCopy = async (databaseUrl: string): Promise<pg.Client> => {
  const client = newClient(databaseUrl, {
    application_name: 'angan backup',
    options: [
      'timezone=UTC',
      'datestyle=ISO',
      'intervalstyle=postgres',
      'extra_float_digits=1',
      'bytea_output=hex',
      'row_security=off',
      'statement_timeout=0',
      'lock_timeout=0',
      'idle_in_transaction_session_timeout=0',
    ]
      .map((setting) => `-c ${setting}`)
      .join(' '),
  });
  await client.connect();
  return client;
};
