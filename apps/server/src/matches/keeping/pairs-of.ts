import {
  asksEnough,
  exactFrom,
  inquiryCandidateBounds,
  isListed,
  leastListed,
  type MatchResult,
  match,
  matchCandidateBounds,
} from '@angan/domain/matching/index.ts';
import { type SqlBool, sql } from 'kysely';
import { inquiryCandidates, propertyCandidates } from '../candidates.ts';
import { rankInquiries, readInquiryFacts } from '../inquiries-for.ts';
import { rankProperties, readPropertyFacts, type Search } from '../properties-for.ts';
import { propertyFacts } from '../property-facts.ts';
import { factsOf, readInquiry } from '../read-inquiry.ts';
import { readProperty } from '../read-property.ts';
import { dislikedWith } from '../visited-before.ts';

/** The other record of a pair, and its exact score. */
export interface Scored {
  readonly id: number;
  readonly exact: number;
}

const wanted = { most: 1_000_000, least: exactFrom(leastListed) };
const atOnce = 1000;

/**
 * All pairs of a record that score 50 or above and that nobody disliked on a visit, whoever may see them; none where it is
 * deleted, closed or not on offer.
 */
export const pairsOf = async (record: 'property' | 'inquiry', id: number, search: Search): Promise<Scored[]> => {
  const pairs = await (record === 'property' ? pairsOfProperty(id, search) : pairsOfInquiry(id, search));
  if (pairs.length === 0) return pairs;
  const disliked = await dislikedWith(search, record, id);
  return pairs.filter((pair) => !disliked.has(pair.id));
};

const pairsOfInquiry = async (id: number, search: Search): Promise<Scored[]> => {
  const { companyId, places, ctx } = search;
  const inquiry = await readInquiry(search, id);
  if (!inquiry || !asksEnough(inquiry)) return [];
  const passes = propertyCandidates(matchCandidateBounds(inquiry), false);
  const where = sql<SqlBool>`p.company_id = ${companyId} and not p.is_deleted and ${passes}`;
  const { ids } = await rankProperties(search, inquiry, where, wanted);
  return inPieces(ids, async (piece) =>
    (await readPropertyFacts(search, piece)).map((row) => ({
      id: row.id,
      ...match(inquiry, propertyFacts(row, places.areaOf, places.featureOf, ctx.today), ctx),
    })),
  );
};

const pairsOfProperty = async (id: number, search: Search): Promise<Scored[]> => {
  const { companyId, places, ctx } = search;
  const property = await readProperty(search, id);
  if (property?.status !== 'Available') return [];
  const passes = inquiryCandidates(inquiryCandidateBounds(property));
  const where = sql<SqlBool>`i.company_id = ${companyId} and not i.is_deleted and ${passes}`;
  const { ids } = await rankInquiries(search, property, where, wanted);
  return inPieces(ids, async (piece) =>
    (await readInquiryFacts(search, piece)).map((row) => ({
      id: row.id,
      ...match(factsOf(row, places), property, ctx),
    })),
  );
};

const inPieces = async (
  ids: readonly number[],
  score: (piece: readonly number[]) => Promise<({ id: number } & MatchResult)[]>,
): Promise<Scored[]> => {
  const found: Scored[] = [];
  for (let from = 0; from < ids.length; from += atOnce)
    for (const { id, ...match } of await score(ids.slice(from, from + atOnce)))
      if (isListed(match)) found.push({ id, exact: match.exact });
  return found;
};
