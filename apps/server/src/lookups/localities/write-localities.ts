import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

const file = path.resolve(import.meta.dirname, 'localities.tsv');

/**
 * Brings the localities of cities in the database to what the file says: a line each with the city's id, name, pincode,
 * latitude, longitude and whether it is offered first. Nothing is written where the file is the one that was read last.
 * An id comes of city and name, so that one which a screen or a draft still has means the same place in another file.
 */
export const writeLocalities = async (owner: Pick<pg.Client, 'query'>): Promise<void> => {
  const text = await readFile(file, 'utf8');
  const hash = createHash('sha256').update(text).digest('hex');
  const { rows } = await owner.query('select 1 from locality_source where hash = $1', [hash]);
  if (rows.length > 0) return;
  // Until all are there nothing says that they are: a start that breaks here is made good by the next.
  await owner.query('delete from locality_source');
  await owner.query('delete from locality');
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  const column = (at: number) => lines.map((cells) => cells[at] || null);
  await owner.query(
    `insert into locality (id, city, locality, pincode, latitude, longitude, is_main)
     select ('x' || substr(md5(city || ' ' || locality), 1, 12))::bit(48)::bigint, l.*
       from unnest($1::bigint[], $2::text[], $3::text[], $4::numeric[], $5::numeric[], $6::boolean[]) as l (city, locality)
     on conflict do nothing`,
    [...[0, 1, 2, 3, 4].map(column), lines.map((cells) => cells[5] === '1')],
  );
  await owner.query('insert into locality_source (hash) values ($1)', [hash]);
};
