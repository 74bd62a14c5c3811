import { matchCountCap } from '@angan/contract/matches/matches.ts';
import type { MatchResult } from '@angan/domain/matching/index.ts';
import { isListed, leastListed } from '@angan/domain/matching/index.ts';
import type { Context } from '../core/context.ts';
import { envelope, readPaging } from '../core/list.ts';
import { bestFirst, mostScored, type Pair, type Ranked } from './best-first.ts';

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
  /** When each of these was last shared with the record that the list is of. */
  readonly shared: (ids: number[]) => Promise<Map<number, string>>;
  readonly show: (card: Card, match: ReturnType<typeof showMatch> & { shared_before: string | null }) => Row;
  readonly note: string | null;
}

/** A page of scored pairs, best first. */
export const pageOfMatches = async <Card, Row>(context: Context, query: Query, search: Search<Card, Row>) => {
  const least = query.show_weak || query.why_not ? 0 : (query.min_score ?? leastListed);
  const lists = (match: MatchResult) => {
    if (query.why_not) return match.gates.length > 0;
    return match.gates.length === 0 && match.exact >= least;
  };
  const paging = await readPaging(query, ['score'], async () => matchCountCap);
  const needed = paging.offset + paging.size + 1;
  const ranked = await search.rank({ most: mostScored, least: 0 });
  const found = await bestFirst(ranked, search.score, { needed, counted: matchCountCap + 1, least, lists, batch: 300 });
  const { scored, listed, isProven } = found;
  const page = listed.slice(paging.offset, needed);
  const cardOf = await search.cards(page.map((pair) => pair.id));
  const sharedOn = await search.shared(page.map((pair) => pair.id));
  const answer = envelope(
    context,
    paging,
    Math.min(listed.length, matchCountCap + 1),
    page,
    (pair) => String(pair.match.exact),
    (pair) =>
      search.show(cardOf.get(pair.id)!, { ...showMatch(pair.match), shared_before: sharedOn.get(pair.id) ?? null }),
  );
  const gated = scored.filter(({ match }) => match.gates.length > 0).length;
  const through = query.why_not ? await search.through() : ranked.total - gated;
  const ofType = await search.ofType(through + matchCountCap + 1);
  return {
    ...answer,
    weak: query.why_not ? 0 : scored.length - gated - scored.filter(({ match }) => isListed(match)).length,
    hidden: ofType - through,
    note: search.note ?? (isProven ? null : unproven),
  };
};

const unproven = `Only the likeliest ${mostScored.toLocaleString('en-IN')} were compared. Say more about what is wanted to see all.`;

const showMatch = ({ score, best, worst, confidence, label, column, criteria, ask, gates, summary }: MatchResult) => ({
  score,
  best,
  worst,
  confidence,
  label,
  column,
  criteria,
  ask,
  gates,
  summary,
  // Visits and what came of them are not recorded yet, so nothing was.
  visited_before: null,
  rejected_before: null,
});
