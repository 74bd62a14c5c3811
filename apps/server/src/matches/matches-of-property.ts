import type { matchCalls } from '@angan/contract/matches/matches.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { inquiryCandidateBounds, match, matchContext } from '@angan/domain/matching/index.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import type { Handler } from '../core/http/serve.ts';
import { inquiryRows, showInquiry, visibleInquiries } from '../inquiries/index.ts';
import { findProperty, seesVault } from '../properties/index.ts';
import { inquiryCandidates, ofType } from './candidates.ts';
import { inquiryFactColumns, inquiryFacts } from './inquiry-facts.ts';
import { mostCandidates, pageOfMatches } from './page-of-matches.ts';
import { readPlaces } from './places.ts';
import { propertyFactColumns, propertyFacts } from './property-facts.ts';

/** The inquiries that a property fits: the other side of the same rule, with the same score for the same pair. */
export const matchesOfProperty: Handler<typeof matchCalls.ofProperty> = async ({ params, query }, context) => {
  const { actor, db, services } = context;
  await findProperty(context, params.id);
  const row = await db
    .selectFrom('property as p')
    .leftJoin('society as s', (join) =>
      join.onRef('s.company_id', '=', 'p.company_id').onRef('s.id', '=', 'p.society_name'),
    )
    .leftJoin('project as pj', (join) =>
      join.onRef('pj.company_id', '=', 'p.company_id').onRef('pj.id', '=', 'p.project'),
    )
    .select(propertyFactColumns)
    .select(['s.society_name as society', 'pj.project_name'])
    .where('p.company_id', '=', actor.companyId)
    .where('p.id', '=', params.id)
    .executeTakeFirstOrThrow();
  const places = await readPlaces(context);
  const today = dayInIndia(services.now());
  const property = propertyFacts(row, places.areaOf, places.featureOf, today);
  const ctx = matchContext({
    today,
    neighbours: places.neighbours,
    include_under_offer: query.include_under_offer ?? false,
    may_see_vault: seesVault(actor, row),
  });

  const candidates = await db
    .selectFrom('inquiry as i')
    .select(inquiryFactColumns)
    .where(visibleInquiries(actor))
    .where(query.why_not ? ofType('i', property.property_type) : inquiryCandidates(inquiryCandidateBounds(property)))
    .orderBy(sql`i.area && ${places.around(row.area)}::bigint[]`, 'desc')
    .orderBy('i.id', 'desc')
    .limit(mostCandidates + 1)
    .execute();
  const compared = candidates.slice(0, mostCandidates);
  const societies = await namesById(
    context,
    'society',
    'society_name',
    compared.flatMap((one) => one.society_name),
  );
  const projects = await namesById(
    context,
    'project',
    'project_name',
    compared.flatMap((one) => one.project),
  );
  const pairs = compared.map((inquiry) => ({
    id: inquiry.id,
    match: match(
      inquiryFacts(
        inquiry,
        places.areaOf,
        (id) => societies.get(id) ?? '',
        places.featureOf,
        (id) => projects.get(id) ?? '',
      ),
      property,
      ctx,
    ),
  }));
  const isOffered = property.status === 'Available' || (ctx.include_under_offer && property.status === 'Under Offer');
  const found = {
    pairs,
    ofType: await countOf(context, property.property_type),
    capped: candidates.length > mostCandidates,
    note: isOffered ? null : `Property is ${property.status}`,
  };
  return pageOfMatches(context, query, found, cardsOf(context), (inquiry, scored) => ({
    property: params.id,
    inquiry,
    ...scored,
  }));
};

/** Names of the company's societies or projects. */
const namesById = async (
  { actor, db }: Context,
  table: 'society' | 'project',
  column: 'society_name' | 'project_name',
  ids: readonly number[],
): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${sql.ref(column)} as name from ${sql.table(table)}
     where company_id = ${actor.companyId} and id = any (${[...new Set(ids)]})`.execute(db);
  return new Map(rows.map((row) => [row.id, row.name]));
};

const countOf = async ({ actor, db }: Context, propertyType: string) =>
  (
    await db
      .selectFrom('inquiry as i')
      .select(sql<number>`count(*)`.as('count'))
      .where(visibleInquiries(actor))
      .where(ofType('i', propertyType))
      .executeTakeFirstOrThrow()
  ).count;

const cardsOf = (context: Context) => async (ids: number[]) => {
  if (ids.length === 0) return new Map();
  const rows = await inquiryRows(context.db, context.actor.companyId).where('i.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, showInquiry(row, context)]));
};
