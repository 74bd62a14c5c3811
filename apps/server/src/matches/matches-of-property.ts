import type { matchCalls } from '@angan/contract/matches/matches.ts';
import { matchNotes } from '@angan/contract/matches/notes.ts';
import { inquiryCandidateBounds, match } from '@angan/domain/matching/index.ts';
import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import type { Handler } from '../core/http/serve.ts';
import { inquiryRows, showInquiry, visibleInquiries } from '../inquiries/index.ts';
import { findProperty, seesVault } from '../properties/index.ts';
import { inquiryCandidates, ofType } from './candidates.ts';
import { circumstancesOf } from './circumstances.ts';
import { rankInquiries, readInquiryFacts } from './inquiries-for.ts';
import { pageOfMatches } from './page-of-matches.ts';
import { factsOf } from './read-inquiry.ts';
import { readProperty } from './read-property.ts';
import { sharedBefore } from './shared-before.ts';
import { visitedBefore } from './visited-before.ts';

/** The inquiries that a property fits: the other side of the same rule, with the same score for the same pair. */
export const matchesOfProperty: Handler<typeof matchCalls.ofProperty> = async ({ params, query }, context) => {
  const { actor, db, services } = context;
  await findProperty(context, params.id);
  const search = await circumstancesOf(db, actor.companyId, services.now(), query);
  const { places } = search;
  const property = (await readProperty(search, params.id))!;
  const ctx = { ...search.ctx, may_see_vault: seesVault(actor, property) };

  const mine = visibleInquiries(actor);
  const ofThisType = sql<SqlBool>`${mine} and ${ofType('i', property.property_type)}`;
  const isOffered = property.status === 'Available' || (ctx.include_under_offer && property.status === 'Under Offer');
  const passes = isOffered ? inquiryCandidates(inquiryCandidateBounds(property)) : sql<SqlBool>`false`;
  // What an inquiry calls a must, and who its people are, only the rule can tell.
  const isToldByRule = sql<SqlBool>`i.must_have <> '{}'`;
  const where: Condition = query.why_not
    ? sql<SqlBool>`${ofThisType} and ((${passes}) is not true or ${isToldByRule})`
    : sql<SqlBool>`${mine} and ${passes}`;
  return pageOfMatches(context, query, {
    rank: (wanted) => rankInquiries(search, property, where, wanted),
    score: async (ids) =>
      (await readInquiryFacts(search, ids)).map((row) => ({
        id: row.id,
        match: match(factsOf(row, places), property, ctx),
      })),
    ofType: (most) => numberOf(context, ofThisType, most),
    through: () => numberOf(context, sql<SqlBool>`${mine} and ${passes}`),
    cards: cardsOf(context),
    shared: sharedBefore(context, { property: params.id }),
    visits: visitedBefore(context, { property: params.id }),
    show: (inquiry, scored) => ({ property: params.id, inquiry, ...scored }),
    note: isOffered ? null : matchNotes.of.propertyIs({ status: property.status }),
  });
};

const cardsOf = (context: Context) => async (ids: number[]) => {
  if (ids.length === 0) return new Map();
  const rows = await inquiryRows(context.db, context.actor.companyId).where('i.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, showInquiry(row, context)]));
};

const numberOf = async ({ db }: Context, where: Condition, most: number | null = null): Promise<number> => {
  const found = await sql<{
    count: number;
  }>`select count(*) from (select 1 from inquiry i where ${where} limit ${most}) i`.execute(db);
  return found.rows[0]!.count;
};
