import type { MatchResult } from '@angan/domain/matching/index.ts';
import { byBest, tooLittleAsked } from '@angan/domain/matching/index.ts';
import type { Context } from '../core/context.ts';
import { envelope, readPaging } from '../core/list.ts';

/** Records that are scored for one list at most. */
export const mostCandidates = 5000;

export interface Pair {
  readonly id: number;
  readonly match: MatchResult;
}
interface Query {
  page?: string | undefined;
  page_size?: string | undefined;
  show_weak?: boolean | undefined;
  why_not?: boolean | undefined;
}

/** What `shown` makes of the ids of a page, by id. */
type Cards<C> = (ids: number[]) => Promise<Map<number, C>>;

/**
 * A page of scored pairs, best first. `ofType` is how many records of the property type the reader sees at all: what is
 * not on the list is either weak or hidden by a gate.
 */
export const pageOfMatches = async <C, R>(
  context: Context,
  query: Query,
  found: { pairs: readonly Pair[]; ofType: number; capped: boolean; note: string | null },
  cards: Cards<C>,
  show: (card: C, match: ReturnType<typeof showMatch>) => R,
) => {
  const fitting = found.pairs.filter(({ match }) => match.gates.length === 0);
  const weak = fitting.filter(({ match }) => match.label === 'Weak').length;
  const listed = query.why_not
    ? found.pairs.filter(({ match }) => match.gates.length > 0)
    : fitting.filter(({ match }) => query.show_weak || match.label !== 'Weak');
  const best = listed.toSorted((a, b) => byBest(a.match, b.match) || b.id - a.id);
  const paging = await readPaging(query, ['score'], async () => best.length);
  const page = best.slice(paging.offset, paging.offset + paging.size + 1);
  const cardOf = await cards(page.map((pair) => pair.id));
  const answer = envelope(
    context,
    paging,
    best.length,
    page,
    (pair) => String(pair.match.exact),
    (pair) => show(cardOf.get(pair.id)!, showMatch(pair.match)),
  );
  return { ...answer, weak, hidden: found.ofType - fitting.length, note: found.note ?? noteOf(found) };
};

const noteOf = ({ pairs, capped }: { pairs: readonly Pair[]; capped: boolean }): string | null => {
  const isTooLittle = pairs.length > 0 && pairs.every(({ match }) => match.gates.some((one) => one.gate === 'minimum'));
  if (isTooLittle) return tooLittleAsked;
  return capped
    ? `Only the nearest ${mostCandidates.toLocaleString('en-IN')} were compared. Say more about what is wanted to see all.`
    : null;
};

const showMatch = ({ score, best, worst, confidence, label, criteria, ask, gates, summary }: MatchResult) => ({
  score,
  best,
  worst,
  confidence,
  label,
  criteria,
  ask,
  gates,
  summary,
  // Shares, visits and what came of them are not recorded yet, so nothing was.
  shared_before: null,
  visited_before: null,
  rejected_before: null,
});
