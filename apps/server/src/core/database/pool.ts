import pg from 'pg';
import { rolePassword } from './roles.ts';
import { databaseTypes } from './types.ts';

/**
 * Connections of a role's pool that stay open when nobody asks: for as many calls as a browser makes at once. A new one
 * has yet to read what the database knows of each table and policy, and the first answers after a pause waited for that.
 */
const staysOpen = 6;

/**
 * A pool that connects as one of our roles. Statements go without a name, so each is planned for its values: a generic
 * plan reads a skewed table fifteen times slower. The few that are the same for all values are named: Context.steady.
 */
export const rolePool = (databaseUrl: string, secretKey: string, role: string, max = 20) => {
  const url = new URL(databaseUrl);
  url.username = role;
  url.password = rolePassword(secretKey, role);
  return newPool({ connectionString: url.href, max, min: Math.min(staysOpen, max) });
};

/** A pool of the tables' owner, who sees past the wall. It leads to the database itself, never through a pooler. */
export const ownerPool = (ownerUrl: string, max = 4) =>
  newPool({
    connectionString: ownerUrl,
    max,
    options: '-c timezone=Asia/Kolkata -c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000',
  });

const newPool = (config: pg.PoolConfig) => {
  const pool = new pg.Pool({
    ...config,
    types: databaseTypes,
    // Statements go out as they come, without waiting for the answer to the one before.
    pipeline: true,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // What stands between forgets a connection that says nothing for some minutes; one that stays open has to be heard.
    keepAliveInitialDelayMillis: 30_000,
    // The database ends a statement by itself long before; an answer that is later than this comes from nowhere any more.
    query_timeout: 60_000,
  });
  // A connection that breaks is replaced by the pool, and a statement on it fails. It tells of it as an event too, idle or
  // in somebody's hands, which would end the process without a listener.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
