import type { MatchProperty } from '@angan/domain/matching/index.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';
import type { Places } from './places.ts';
import { propertyFactColumns, propertyFacts } from './property-facts.ts';

type Reader = { readonly actor: { readonly companyId: number }; readonly db: Kysely<DB> };

/** One property as the rule reads it, with its creator; undefined where it is not there any more. `today` as YYYY-MM-DD. */
export const readProperty = async (
  { actor, db }: Reader,
  id: number,
  places: Places,
  today: string,
): Promise<(MatchProperty & { created_by: number | null }) | undefined> => {
  const row = await db
    .selectFrom('property as p')
    .leftJoin('society as s', (join) =>
      join.onRef('s.company_id', '=', 'p.company_id').onRef('s.id', '=', 'p.society_name'),
    )
    .select(propertyFactColumns)
    .select('s.society_name as society')
    .where('p.company_id', '=', actor.companyId)
    .where('p.id', '=', id)
    .where('p.is_deleted', '=', false)
    .executeTakeFirst();
  return row && { ...propertyFacts(row, places.areaOf, places.featureOf, today), created_by: row.created_by };
};
