import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { similarTo } from '../places/index.ts';

/** Societies named like what is typed: those of the area first, then those of its city; of all where no area is known. */
export const similarSocieties = async (
  { name, area }: { name: string; area?: string | undefined },
  visible: Condition,
  { actor, db }: Context,
) => {
  const where = area
    ? sql<SqlBool>`area in (select n.id from area n join area a on a.company_id = n.company_id and a.city = n.city
        where a.company_id = ${actor.companyId} and a.id = ${Number(area) || 0})`
    : sql<SqlBool>`true`;
  const rows = await db
    .selectFrom('society')
    .select(['id', 'society_name', 'area', 'aliases'])
    .where('company_id', '=', actor.companyId)
    .where(visible)
    .where(where)
    .execute();
  const named = rows.map((row) => ({ ...row, name: row.society_name }));
  return { results: similarTo(name, named, (row) => !area || row.area === Number(area)) };
};
