import type pg from 'pg';

export interface Table {
  /** Quoted and with its schema, as SQL wants it: 'public.contact'. */
  readonly name: string;
  /** Those that are written, quoted; what the database works out itself is not among them. */
  readonly columns: string[];
}

/**
 * Every table whose rows are the office's: ours, and the queue's jobs. The records of which migrations were applied are
 * none, since a restore applies them itself, nor is the proof of the secret key, which belongs to the key that a restore
 * is made with; a partition is a part of its table.
 */
export const listTables = async (client: pg.Client): Promise<Table[]> => {
  const { rows } = await client.query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as name,
        array_agg(quote_ident(a.attname) order by a.attnum) as columns
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p') and not c.relispartition
       and (n.nspname, c.relname) not in (('public', 'migration'), ('public', 'secret_key_proof'), ('graphile_worker', 'migrations'))
     group by 1 order by 1`);
  return rows;
};

/** The numbers that sequences gave out last; those that gave none yet are left out. */
export const listSequences = async (client: pg.Client): Promise<{ name: string; value: number }[]> => {
  const { rows } = await client.query<{ name: string; value: string }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value as value from pg_sequences
     where schemaname in ('public', 'graphile_worker') and last_value is not null order by 1`);
  return rows.map(({ name, value }) => ({ name, value: Number(value) }));
};

export const listMigrations = async (client: pg.Client): Promise<{ name: string; hash: string }[]> =>
  (await client.query<{ name: string; hash: string }>('select name, hash from migration order by name')).rows;

/** All rows of a table as COPY writes them. A partitioned one can be asked only by a query. */
export const copyOut = ({ name, columns }: Table) => `copy (select ${columns.join(', ')} from ${name}) to stdout`;
export const copyIn = ({ name, columns }: Table) => `copy ${name} (${columns.join(', ')}) from stdin`;

/** The months that trails are kept by; none before there were any. */
export const listMonths = async (client: pg.Client): Promise<{ trail: string; month: string }[]> => {
  const there = await client.query<{ there: boolean }>(`select to_regclass('trails.trail_month') is not null as there`);
  if (!there.rows[0]!.there) return [];
  const { rows } = await client.query<{ trail: string; month: string }>(
    `select "table"::text as trail, to_char(month, 'YYYY-MM-DD') as month from trails.trail_month order by 1, 2`,
  );
  return rows;
};
