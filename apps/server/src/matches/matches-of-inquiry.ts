import type { matchCalls } from '@angan/contract/matches/matches.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { asksEnough, match, matchCandidateBounds, matchContext, tooLittleAsked } from '@angan/domain/matching/index.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import type { Handler } from '../core/http/serve.ts';
import { findInquiry } from '../inquiries/index.ts';
import { propertyRows, seesVault, showProperty, visibleProperties } from '../properties/index.ts';
import { ofType, propertyCandidates } from './candidates.ts';
import { inquiryFactColumns, inquiryFacts } from './inquiry-facts.ts';
import { mostCandidates, pageOfMatches } from './page-of-matches.ts';
import { readPlaces } from './places.ts';
import { propertyFactColumns, propertyFacts } from './property-facts.ts';

/** The properties that fit an inquiry: gated by the database, scored by the domain's rule, best first. */
export const matchesOfInquiry: Handler<typeof matchCalls.ofInquiry> = async ({ params, query }, context) => {
  const { actor, db, services } = context;
  const shown = await findInquiry(context, params.id);
  const row = await db
    .selectFrom('inquiry as i')
    .select(inquiryFactColumns)
    .where('i.company_id', '=', actor.companyId)
    .where('i.id', '=', params.id)
    .executeTakeFirstOrThrow();
  const places = await readPlaces(context);
  const societies = new Map(shown.society_name.map((society) => [society.id, society.society_name]));
  const projects = new Map(shown.project.map((project) => [project.id, project.project_name]));
  const inquiry = inquiryFacts(
    row,
    places.areaOf,
    (id) => societies.get(id) ?? '',
    places.featureOf,
    (id) => projects.get(id) ?? '',
  );
  const today = dayInIndia(services.now());
  const ctx = matchContext({
    today,
    neighbours: places.neighbours,
    include_under_offer: query.include_under_offer ?? false,
  });

  const candidates = await db
    .selectFrom('property as p')
    .leftJoin('society as s', (join) =>
      join.onRef('s.company_id', '=', 'p.company_id').onRef('s.id', '=', 'p.society_name'),
    )
    .leftJoin('project as pj', (join) =>
      join.onRef('pj.company_id', '=', 'p.company_id').onRef('pj.id', '=', 'p.project'),
    )
    .select(propertyFactColumns)
    .select(['s.society_name as society', 'pj.project_name'])
    .where(visibleProperties(actor))
    .where(
      query.why_not
        ? ofType('p', inquiry.property_type)
        : propertyCandidates(matchCandidateBounds(inquiry), ctx.include_under_offer),
    )
    .orderBy(sql`p.area && ${places.around(row.area)}::bigint[]`, 'desc')
    .orderBy('p.id', 'desc')
    .limit(mostCandidates + 1)
    .execute();
  const pairs = candidates.slice(0, mostCandidates).map((property) => ({
    id: property.id,
    match: match(inquiry, propertyFacts(property, places.areaOf, places.featureOf, today), {
      ...ctx,
      may_see_vault: seesVault(actor, property),
    }),
  }));
  const found = {
    pairs,
    ofType: await countOf(context, inquiry.property_type),
    capped: candidates.length > mostCandidates,
    note: asksEnough(inquiry) ? null : tooLittleAsked,
  };
  return pageOfMatches(context, query, found, cardsOf(context), (property, scored) => ({
    inquiry: params.id,
    property,
    ...scored,
  }));
};

const countOf = async ({ actor, db }: Context, propertyType: string) =>
  (
    await db
      .selectFrom('property as p')
      .select(sql<number>`count(*)`.as('count'))
      .where(visibleProperties(actor))
      .where(ofType('p', propertyType))
      .executeTakeFirstOrThrow()
  ).count;

const cardsOf = (context: Context) => async (ids: number[]) => {
  if (ids.length === 0) return new Map();
  const rows = await propertyRows(context.db, context.actor.companyId).where('p.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, showProperty(row, context)]));
};
