import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { withoutSecrets } from '../jobs/error-text.ts';
import { newClient } from './client.ts';

const againMs = 500;
/** How often is asked whether the other end is still there, and how long an answer may take. */
const lookMs = 5000;
const patienceMs = 5000;

export interface HeldConnection {
  /** Asks over the connection. Throws where it is broken at the moment. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<Row>>;
  /** Milliseconds for which the connection has stood; 0 while there is none. */
  age(): number;
  close(): Promise<void>;
}

interface Holding {
  readonly url: string;
  /** What the database shows as application_name. */
  readonly name: string;
  readonly log: Logger;
  /** Runs on each new connection before it counts: LISTEN, locks. */
  readonly opened: (client: pg.Client) => Promise<unknown>;
  /** The connection broke: what hung on it, such as its locks, is gone. */
  readonly lost?: () => void;
  /** It stands again. What was told meanwhile, nobody has heard. */
  readonly back?: () => void;
}

/**
 * Holds one connection for what lives as long as a connection does. When it breaks it is opened anew, every half second,
 * until that succeeds. Throws where the first one cannot be opened.
 */
export const holdConnection = async (holding: Holding): Promise<HeldConnection> => {
  const { url, name, log, opened } = holding;
  let current: { client: pg.Client; since: number } | undefined;
  let closed = false;

  const open = async (): Promise<void> => {
    const client = newClient(url, {
      application_name: name,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    });
    const gone = new Promise<void>((resolve) => client.once('end', resolve));
    try {
      await client.connect();
      await opened(client);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    if (closed) return void client.end();
    current = { client, since: performance.now() };
    void gone.then(reopen);
  };

  const reopen = async (): Promise<void> => {
    current = undefined;
    if (closed) return;
    log.warn({ connection: name }, 'lost a connection to the database');
    holding.lost?.();
    while (!closed) {
      await pause(againMs, undefined, { ref: false });
      const stands = await open().then(
        () => true,
        (error: unknown) => {
          log.debug({ connection: name, why: withoutSecrets(error) }, 'the database is still away');
          return false;
        },
      );
      if (!stands) continue;
      log.info({ connection: name }, 'the connection to the database stands again');
      holding.back?.();
      return;
    }
  };

  /** A line that was cut says nothing by itself, only when it is used. */
  const look = setInterval(() => {
    const client = current?.client;
    client?.query('select 1').catch(() => void client.end().catch(() => undefined));
  }, lookMs).unref();

  await open();
  return {
    query: async (text, values) => {
      if (!current) throw new Error('Connection terminated');
      return current.client.query(text, values);
    },
    age: () => (current ? performance.now() - current.since : 0),
    close: async () => {
      closed = true;
      clearInterval(look);
      await current?.client.end();
    },
  };
};
