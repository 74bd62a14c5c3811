import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { DB } from './schema.gen.ts';

/** Kysely over one connection that somebody else opened and will close; each statement is planned for its values. */
export const onConnection = (client: pg.PoolClient): Kysely<DB> => over(client.query.bind(client));

/**
 * The same with every statement prepared under a name, planned once and kept by the connection; not where statements may
 * not be `prepared`, since behind a pooler the next one may meet another connection.
 */
export const steadyOnConnection = (client: pg.PoolClient, prepared: boolean): Kysely<DB> =>
  prepared
    ? over((text: string, values: unknown[]) => client.query({ name: nameOf(text), text, values }))
    : onConnection(client);

const over = (query: unknown) =>
  new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => ({ query, release: () => undefined }) as never,
        end: async () => undefined,
      } as never,
    }),
  });

const names = new Map<string, string>();
const nameOf = (text: string) => {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
};
