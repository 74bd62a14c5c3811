import { exactFrom, excellent } from '@angan/domain/matching/index.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Scored } from './pairs-of.ts';

const news = exactFrom(excellent);

/**
 * Makes the stored pairs of a record those that are given; what is the same is not touched. A pair that rises to 85 or
 * above becomes news, unless `isQuiet` or people were told of it before. Answers how many changed.
 */
export const writePairs = async (
  db: Kysely<DB>,
  companyId: number,
  { record, id, isQuiet }: { record: 'property' | 'inquiry'; id: number; isQuiet: boolean },
  pairs: readonly Scored[],
): Promise<number> => {
  const own = sql.ref(`${record}_id`);
  const other = sql.ref(record === 'property' ? 'inquiry_id' : 'property_id');
  const ids = pairs.map((pair) => pair.id);
  const found = await sql<{ changed: number }>`
    with given as (select * from unnest(${ids}::bigint[], ${pairs.map((pair) => pair.exact)}::float8[]) g (id, score)),
    gone as (
      delete from match_pair where company_id = ${companyId} and ${own} = ${id} and ${other} <> all (${ids}::bigint[]) returning 1
    ), written as (
      insert into match_pair (company_id, ${own}, ${other}, score, is_news)
        select ${companyId}, ${id}, g.id, g.score, g.score >= ${news} and not ${isQuiet} from given g order by g.id
        on conflict (company_id, inquiry_id, property_id) do update set score = excluded.score,
          is_news = match_pair.is_news or (excluded.is_news and match_pair.score < ${news} and match_pair.told_at is null)
          where match_pair.score <> excluded.score
        returning 1
    )
    select (select count(*) from gone) + (select count(*) from written) as changed`.execute(db);
  return found.rows[0]!.changed;
};
