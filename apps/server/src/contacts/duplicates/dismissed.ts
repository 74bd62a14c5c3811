import { drf } from '@angan/contract/kit/drf-texts.ts';
import { sql } from 'kysely';
import { fieldErrors } from '../../core/errors.ts';
import type { Work } from '../work.ts';

/** Two contacts of whom somebody said that they are not the same person. */
export interface Dismissal {
  readonly one: number;
  readonly other: number;
  readonly by: string;
  readonly created_date: string;
}

/** Who of two contacts is asked about, whichever comes first. */
export const pairKey = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** All that was said, of who the contacts are by now; the newest first. */
export const readDismissals = async ({ db, companyId }: Pick<Work, 'db' | 'companyId'>): Promise<Dismissal[]> => {
  const { rows } = await sql<Dismissal>`
    with recursive steps (was, id) as (
      select distinct p.id, p.id from contact_not_same n, lateral (values (n.one), (n.other)) p (id) where n.company_id = ${companyId}
      union all
      select s.was, c.merged_into from steps s join contact c on c.company_id = ${companyId} and c.id = s.id
       where c.merged_into is not null
    ), people as (
      select s.was, s.id from steps s join contact c on c.company_id = ${companyId} and c.id = s.id
       where c.merged_into is null and not c.is_deleted
    )
    select one.id as one, other.id as other, n.created_date,
        coalesce(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), '') as by
      from contact_not_same n
      join people one on one.was = n.one join people other on other.was = n.other
      left join app_user u on u.company_id = n.company_id and u.id = n.created_by
     where n.company_id = ${companyId} and one.id <> other.id
     order by n.id desc`.execute(db);
  return rows;
};

export const dismissedPairs = async (work: Pick<Work, 'db' | 'companyId'>): Promise<ReadonlySet<string>> =>
  new Set((await readDismissals(work)).map(({ one, other }) => pairKey(one, other)));

/** Every two of them, the smaller id first. */
const pairsOf = (ids: readonly number[]) =>
  ids.flatMap((a, at) => ids.slice(at + 1).map((b) => ({ one: Math.min(a, b), other: Math.max(a, b) })));

/** Notes that no two of these are the same. Answers how many pairs that is. */
export const dismiss = async (work: Work, ids: readonly number[]): Promise<number> => {
  const { db, companyId, userId } = work;
  const found = await db
    .selectFrom('contact')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids])
    .where('is_deleted', '=', false)
    .execute();
  const missing = ids.find((id) => !found.some((row) => row.id === id));
  if (missing !== undefined) throw fieldErrors({ contacts: [drf.invalidPk(missing)] });
  const pairs = pairsOf(ids);
  await db
    .insertInto('contact_not_same')
    .values(pairs.map((pair) => ({ ...pair, company_id: companyId, created_by: userId })))
    .onConflict((on) => on.columns(['company_id', 'one', 'other']).doNothing())
    .execute();
  return pairs.length;
};

/** Takes that back, for whatever pairs of these it was said of, or of those who were merged into them. */
export const undismiss = async ({ db, companyId }: Work, ids: readonly number[]): Promise<number> => {
  const { numAffectedRows } = await sql`
    with recursive whole (id) as (
      select unnest(${ids}::bigint[])
      union
      select c.id from whole w join contact c on c.company_id = ${companyId} and c.merged_into = w.id
    )
    delete from contact_not_same where company_id = ${companyId}
      and one in (select id from whole) and other in (select id from whole)`.execute(db);
  return Number(numAffectedRows);
};
