import type { matchCalls } from '@angan/contract/matches/matches.ts';
import { matchNotes } from '@angan/contract/matches/notes.ts';
import { asksEnough, match, matchCandidateBounds } from '@angan/domain/matching/index.ts';
import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import type { Handler } from '../core/http/serve.ts';
import { findInquiry } from '../inquiries/index.ts';
import { propertyRows, seesVault, showProperty, visibleProperties } from '../properties/index.ts';
import { ofType, propertyCandidates } from './candidates.ts';
import { circumstancesOf } from './circumstances.ts';
import { pageOfMatches } from './page-of-matches.ts';
import { rankProperties, readPropertyFacts } from './properties-for.ts';
import { propertyFacts } from './property-facts.ts';
import { readInquiry } from './read-inquiry.ts';
import { sharedBefore } from './shared-before.ts';
import { visitedBefore } from './visited-before.ts';

/** The properties that fit an inquiry: gated by the database, scored by the domain's rule, best first. */
export const matchesOfInquiry: Handler<typeof matchCalls.ofInquiry> = async ({ params, query }, context) => {
  const { actor, db, services } = context;
  await findInquiry(context, params.id);
  const search = await circumstancesOf(db, actor.companyId, services.now(), query);
  const { ctx, places } = search;
  const inquiry = (await readInquiry(search, params.id))!;

  const mine = visibleProperties(actor);
  const ofThisType = sql<SqlBool>`${mine} and ${ofType('p', inquiry.property_type)}`;
  const isEnough = asksEnough(inquiry);
  const passes = isEnough
    ? propertyCandidates(matchCandidateBounds(inquiry), ctx.include_under_offer)
    : sql<SqlBool>`false`;
  // What the rule alone can tell is looked for among those that pass, too.
  const isToldByRule = inquiry.must_have.length > 0 || inquiry.tenant_type !== null || inquiry.has_pets !== null;
  const where: Condition = query.why_not
    ? sql<SqlBool>`${ofThisType} and ${isToldByRule ? sql`true` : sql`(${passes}) is not true`}`
    : sql<SqlBool>`${mine} and ${passes}`;
  return pageOfMatches(context, query, {
    rank: (wanted) => rankProperties(search, inquiry, where, wanted),
    score: async (ids) =>
      (await readPropertyFacts(search, ids)).map((row) => ({
        id: row.id,
        match: match(inquiry, propertyFacts(row, places.areaOf, places.featureOf, ctx.today), {
          ...ctx,
          may_see_vault: seesVault(actor, row),
        }),
      })),
    ofType: (most) => numberOf(context, ofThisType, most),
    through: () => numberOf(context, sql<SqlBool>`${mine} and ${passes}`),
    cards: cardsOf(context),
    shared: sharedBefore(context, { inquiry: params.id }),
    visits: visitedBefore(context, { inquiry: params.id }),
    show: (property, scored) => ({ inquiry: params.id, property, ...scored }),
    note: isEnough ? null : matchNotes.of.tooLittle,
  });
};

const cardsOf = (context: Context) => async (ids: number[]) => {
  if (ids.length === 0) return new Map();
  const rows = await propertyRows(context.db, context.actor.companyId).where('p.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, showProperty(row, context)]));
};

const numberOf = async ({ db }: Context, where: Condition, most: number | null = null): Promise<number> => {
  const found = await sql<{
    count: number;
  }>`select count(*) from (select 1 from property p where ${where} limit ${most}) p`.execute(db);
  return found.rows[0]!.count;
};
