import { byBest, type MatchResult } from '@angan/domain/matching/index.ts';

export interface Pair {
  readonly id: number;
  readonly match: MatchResult;
}

/** Records as the database ranks them: their ids in the order of the most that each can score. */
export interface Ranked {
  readonly ids: readonly number[];
  readonly ceilings: readonly number[];
  /** How many there are; more than `ids` where those stop at mostScored. */
  readonly total: number;
}

/** Records that are scored for one answer at most. */
export const mostScored = 5000;
/** The database counts in binary fractions, and the rule sweeps their dust away. */
const dust = 1e-6;

/** The best first: what is equal goes by confidence, by the day of the last check, then the newest. */
export const inOrder = (a: Pair, b: Pair): number => byBest(a.match, b.match) || b.id - a.id;

/**
 * Scores records, in the order of what they can score at most, until the best are known for certain: those that are left
 * cannot score more than the first of them can. `lists` tells which pairs belong on the list, `needed` how many of its
 * first must be certain. It also goes on until `counted` are listed or nothing is left that can score `least`. Records are
 * scored `batch` at a time.
 */
export const bestFirst = async (
  ranked: Ranked,
  score: (ids: readonly number[]) => Promise<Pair[]>,
  wanted: {
    needed: number;
    counted: number;
    least: number;
    batch: number;
    lists: (match: MatchResult) => boolean;
  },
) => {
  const scored: Pair[] = [];
  const ceilingOf = new Map(ranked.ids.map((id, at) => [id, ranked.ceilings[at]!]));
  for (;;) {
    const from = scored.length;
    const size = from === 0 ? Math.max(wanted.needed, wanted.counted) : wanted.batch;
    scored.push(...(await score(ranked.ids.slice(from, from + size))));
    const listed = scored.filter(({ match }) => wanted.lists(match)).sort(inOrder);
    const left = ranked.ceilings[scored.length] ?? (ranked.total > scored.length ? ranked.ceilings.at(-1)! : 0);
    const isCertain = ({ id, match }: Pair) =>
      match.exact > left + dust ||
      // Equal to the best that is left: of those that are all they can be, the database has ranked the first first.
      (match.exact > left - dust && match.confidence_exact === 100 && ceilingOf.get(id)! < left + dust);
    const isCounted = listed.length >= wanted.counted || left < wanted.least;
    const first = listed.slice(0, wanted.needed);
    const isFull = first.length === wanted.needed || left < wanted.least;
    const isProven = scored.length >= ranked.total || (isCounted && isFull && first.every(isCertain));
    if (isProven || scored.length >= ranked.ids.length) return { scored, listed, isProven };
  }
};
