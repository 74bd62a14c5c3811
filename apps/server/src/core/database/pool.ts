import { createHmac } from 'node:crypto';
import pg from 'pg';
import { databaseTypes } from './types.ts';

/** Roles of the database: see migrations/0001_company_wall.sql. */
export const databaseRoles = ['angan_app', 'angan_platform'] as const;
export type DatabaseRole = (typeof databaseRoles)[number];

/** The password of a role follows from the secret key, so that several processes agree without sharing a file. */
export const rolePassword = (secretKey: string, role: DatabaseRole) =>
  createHmac('sha256', secretKey).update(`database role ${role}`).digest('base64url');

/**
 * A pool that connects as one of our roles. Statements go without a name, so each is planned for its values: a generic
 * plan reads a skewed table fifteen times slower. The few that are the same for all values are named: Context.steady.
 */
export const rolePool = (ownerUrl: string, secretKey: string, role: DatabaseRole, max = 20) => {
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = rolePassword(secretKey, role);
  return newPool(url.href, max);
};

export const ownerPool = (ownerUrl: string, max = 4) => newPool(ownerUrl, max);

const newPool = (connectionString: string, max: number) => {
  const pool = new pg.Pool({
    connectionString,
    max,
    types: databaseTypes,
    // Statements go out as they come, without waiting for the answer to the one before.
    pipeline: true,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // The database ends a statement by itself long before; an answer that is later than this comes from nowhere any more.
    query_timeout: 60_000,
    options: '-c timezone=Asia/Kolkata -c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000',
  });
  // A connection that breaks is replaced by the pool, and a statement on it fails. It tells of it as an event too, idle or
  // in somebody's hands, which would end the process without a listener.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
