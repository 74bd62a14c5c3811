import { matchCountCap } from '@angan/contract/matches/matches.ts';
import { type MatchNote, matchNotes } from '@angan/contract/matches/notes.ts';
import {
  exactFrom,
  gateReasons,
  leastListed,
  type MatchResult,
  matchReasons,
  matchSummary,
} from '@angan/domain/matching/index.ts';
import type { Context } from '../core/context.ts';
import { english, inEnglish } from '../core/english.ts';
import { envelope, readPaging } from '../core/list.ts';
import { bestFirst, inOrder, mostScored, type Pair, type Ranked } from './best-first.ts';
import { neverShared, type Shared } from './shared-before.ts';
import { neverVisited, type Visited } from './visited-before.ts';

interface Query {
  page?: string | undefined;
  page_size?: string | undefined;
  min_score?: number | undefined;
  show_weak?: boolean | undefined;
  why_not?: boolean | undefined;
}

interface Search<Card, Row> {
  readonly rank: (wanted: { most: number; least: number }) => Promise<Ranked>;
  readonly score: (ids: readonly number[]) => Promise<Pair[]>;
  /** How many of the type the reader sees, counted up to `most`. */
  readonly ofType: (most: number) => Promise<number>;
  /** How many of them the database lets through the gates, where that is not the number of the ranked. */
  readonly through: () => Promise<number>;
  /** What the ids of a page look like. */
  readonly cards: (ids: number[]) => Promise<Map<number, Card>>;
  /** What came of the visits of pairs of this record, by the other record's id. */
  readonly visits: () => Promise<Map<number, Visited>>;
  /** Which of these were shared with the record that the list is of. */
  readonly shared: (ids: number[]) => Promise<Map<number, Shared>>;
  readonly show: (card: Card, match: ReturnType<typeof showMatch> & Shared & Visited) => Row;
  readonly note: MatchNote | null;
}

/** Records that are scored at once. */
const batch = 300;

/**
 * A page of scored pairs, best first. Whatever was disliked on a visit comes after all the others: those are few, so they
 * are taken out, scored by themselves, and follow once nothing else is left.
 */
export const pageOfMatches = async <Card, Row>(context: Context, query: Query, search: Search<Card, Row>) => {
  const least = query.show_weak || query.why_not ? 0 : (query.min_score ?? leastListed);
  const lists = (match: MatchResult) => {
    if (query.why_not) return match.gates.length > 0;
    return match.gates.length === 0 && match.score >= least;
  };
  const paging = await readPaging(query, ['score'], async () => matchCountCap);
  const needed = paging.offset + paging.size + 1;
  const visits = await search.visits();
  const isDisliked = (id: number) => visits.get(id)?.rejected_before != null;
  const all = await search.rank({ most: mostScored, least: 0 });
  const { rest, taken } = without(all, isDisliked);
  const found = await bestFirst(rest, search.score, {
    needed,
    counted: matchCountCap + 1,
    least: exactFrom(least),
    lists,
    batch,
  });
  const last = await search.score(taken);
  const left = rest.ids.slice(found.scored.length);
  // Few are scored as well, so that their number is right: a gate that only the rule knows may keep them off.
  const weaker = query.why_not || left.length > batch ? [] : await search.score(left);
  const scored = [...found.scored, ...weaker, ...last];
  const isAllListed = found.listed.length < needed;
  const listed = [...found.listed, ...(isAllListed ? last.filter(({ match }) => lists(match)).sort(inOrder) : [])];
  const page = listed.slice(paging.offset, needed);
  const cardOf = await search.cards(page.map((pair) => pair.id));
  const sharedOn = await search.shared(page.map((pair) => pair.id));
  const answer = envelope(
    context,
    paging,
    // What was disliked on a visit is shown, and is no match.
    Math.min(query.why_not ? listed.length : found.listed.length, matchCountCap + 1),
    page,
    (pair) => String(pair.match.exact),
    (pair) =>
      search.show(cardOf.get(pair.id)!, {
        ...showMatch(pair.match),
        ...(sharedOn.get(pair.id) ?? neverShared),
        ...(visits.get(pair.id) ?? neverVisited),
      }),
  );
  const gated = scored.filter(({ match }) => match.gates.length > 0).length;
  const through = query.why_not ? await search.through() : all.total - gated;
  const ofType = await search.ofType(through + matchCountCap + 1);
  return {
    ...answer,
    weak: query.why_not ? 0 : Math.min(Math.max(0, all.total - gated - listed.length), matchCountCap + 1),
    hidden: ofType - through,
    note: search.note ?? (found.isProven ? null : matchNotes.of.unproven({ count: mostScored })),
  };
};

/** What is told of a pair, without its records. */
export const showMatch = (match: MatchResult) => {
  const { score, best, worst, confidence, label, column, criteria, ask, gates, not_confirmed_days } = match;
  return {
    score,
    best,
    worst,
    confidence,
    label,
    column,
    criteria: criteria.map((one) => ({ ...one, text: inEnglish(matchReasons, one.says) })),
    ask,
    gates: gates.map((one) => ({ ...one, text: inEnglish(gateReasons, one.says) })),
    not_confirmed_days,
    summary: matchSummary(match, english),
  };
};

/** The ranked records without some of them, and the ids of those. */
const without = (ranked: Ranked, isTaken: (id: number) => boolean) => {
  const taken = ranked.ids.filter(isTaken);
  if (taken.length === 0) return { rest: ranked, taken };
  const left = (_: unknown, at: number) => !isTaken(ranked.ids[at]!);
  const rest = {
    ids: ranked.ids.filter(left),
    ceilings: ranked.ceilings.filter(left),
    total: ranked.total - taken.length,
  };
  return { rest, taken };
};
