import { homeLimits, newMatchesCounted } from '@angan/contract/home/home-call.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { exactFrom, excellent, match } from '@angan/domain/matching/index.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { visibleInquiries } from '../inquiries/index.ts';
import { seesVault, visibleProperties } from '../properties/index.ts';
import { circumstancesOf } from './circumstances.ts';
import { readInquiryFacts } from './inquiries-for.ts';
import { showMatch } from './page-of-matches.ts';
import { readPropertyFacts } from './properties-for.ts';
import { propertyFacts } from './property-facts.ts';
import { factsOf } from './read-inquiry.ts';

interface Found {
  inquiry_id: number;
  property_id: number;
  count: number;
  best: number;
}

/** From this score on a new match is one of the best. */
const best = 90;

/** Written out, since the index is of these alone. */
const isExcellent = sql`m.score >= ${sql.lit(exactFrom(excellent))}`;
/** The best of so many new pairs: after an import there may be tens of thousands. */
const mostLookedAt = 1000;

/**
 * Pairs that came up, or that people were told of, since yesterday began and that nobody has shared or seen, the best first.
 * Looked at one by one in that order, so that it ends with the last that is counted.
 */
const find = async ({ actor, db, services }: Context): Promise<Found[]> => {
  const { rows } = await sql<Found>`
    select inquiry_id, property_id, count(*) over () as count, count(*) filter (where score >= ${exactFrom(best)}) over () as best
      from (
        select m.inquiry_id, m.property_id, m.score from (
          select m.company_id, m.inquiry_id, m.property_id, m.score from match_pair m where m.company_id = ${actor.companyId} and ${isExcellent}
             and m.news_at >= since_days(${dayInIndia(services.now())}::date, 2)
           order by m.score desc, m.inquiry_id desc, m.property_id desc limit ${mostLookedAt}) m
          cross join lateral (select from inquiry i where i.id = m.inquiry_id and ${visibleInquiries(actor)} limit 1) asked
          cross join lateral (select from property p where p.id = m.property_id and ${visibleProperties(actor)} limit 1) offered
         where not exists (select 1 from share_entry s
             where s.company_id = m.company_id and s.inquiry = m.inquiry_id and s.property = m.property_id)
           and not exists (select 1 from task v where v.company_id = m.company_id and v.inquiry = m.inquiry_id
             and v.property = m.property_id and v.status = 'Completed' and v.seen and not v.is_deleted)
         order by m.score desc, m.inquiry_id desc, m.property_id desc limit ${newMatchesCounted + 1}
      ) found order by score desc, inquiry_id desc, property_id desc limit ${homeLimits.matches}`.execute(db);
  return rows;
};

/** The new matches with their reasons, by the ids of their records; how many there are, and how many of 90 and above. */
export const newMatches = async (context: Context) => {
  const { actor, steady, services } = context;
  const [pairs, search] = await Promise.all([find(context), circumstancesOf(steady, actor.companyId, services.now())]);
  const [first] = pairs;
  if (!first) return { count: 0, best: 0, pairs: [] };
  const { places, ctx } = search;
  const [wishes, homes] = await Promise.all([
    readInquiryFacts(search, idsOf(pairs, 'inquiry_id')),
    readPropertyFacts(search, idsOf(pairs, 'property_id')),
  ]);
  const inquiries = new Map(wishes.map((row) => [row.id, row]));
  const properties = new Map(homes.map((row) => [row.id, row]));
  return {
    count: first.count,
    best: first.best,
    pairs: pairs.map(({ inquiry_id, property_id }) => {
      const row = properties.get(property_id)!;
      const result = match(
        factsOf(inquiries.get(inquiry_id)!, places),
        propertyFacts(row, places.areaOf, places.featureOf, ctx.today),
        { ...ctx, may_see_vault: seesVault(actor, row) },
      );
      return { inquiry_id, property_id, scored: showMatch(result) };
    }),
  };
};

const idsOf = (pairs: readonly Found[], key: 'inquiry_id' | 'property_id') => [
  ...new Set(pairs.map((one) => one[key])),
];
