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

/** When each of these was last shared with the record that the list is of. */
type SharedOn = (ids: number[]) => Promise<Map<number, string>>;

/**
 * A page of scored pairs, best first. `ofType` is how many records of the property type the reader sees at all: what is
 * not on the list is either weak or hidden by a gate.
 */
export const pageOfMatches = async <C, R>(
  context: Context,
  query: Query,
  found: { pairs: readonly Pair[]; ofType: number; capped: boolean; note: string | null; shared: SharedOn },
  cards: Cards<C>,
  show: (card: C, match: ReturnType<typeof showMatch> & { shared_before: string | null }) => R,
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
  const sharedOn = await found.shared(page.map((pair) => pair.id));
  const answer = envelope(
    context,
    paging,
    best.length,
    page,
    (pair) => String(pair.match.exact),
    (pair) => show(cardOf.get(pair.id)!, { ...showMatch(pair.match), shared_before: sharedOn.get(pair.id) ?? null }),
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
  // Visits and what came of them are not recorded yet, so nothing was.
  visited_before: null,
  rejected_before: null,
});
