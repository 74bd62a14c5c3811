import type { MatchProperty } from '@angan/domain/matching/index.ts';
import { readPropertyFacts, type Search } from './properties-for.ts';
import { propertyFacts } from './property-facts.ts';

/** One property as the rule reads it, with its creator; undefined where it is not there. */
export const readProperty = async (
  search: Search,
  id: number,
): Promise<(MatchProperty & { created_by: number | null }) | undefined> => {
  const [row] = await readPropertyFacts(search, [id]);
  if (!row) return undefined;
  const { places, ctx } = search;
  return { ...propertyFacts(row, places.areaOf, places.featureOf, ctx.today), created_by: row.created_by };
};
