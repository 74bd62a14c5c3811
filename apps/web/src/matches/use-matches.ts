import type { Answer } from '@angan/contract/kit/call.ts';
import { matchCalls } from '@angan/contract/matches/matches.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { infiniteList } from '../core/api/index.ts';
import { useUrlState } from '../ui/use-url-state.ts';

/** Which pairs are shown: those from 50 on, also the weak ones, or those that a gate keeps off the list. */
export type Shown = 'fit' | 'weak' | 'why_not';
type MatchCall = (typeof matchCalls)[keyof typeof matchCalls];

const useMatches = <C extends MatchCall>(call: C, id: number) => {
  const url = useUrlState();
  const asked = url.get('matches');
  const shown: Shown = asked === 'weak' || asked === 'why_not' ? asked : 'fit';
  const query = { show_weak: shown === 'weak' ? 'true' : '', why_not: shown === 'why_not' ? 'true' : '' };
  const list = useInfiniteQuery(infiniteList(call as MatchCall, { params: { id: String(id) }, query }));
  const pages = list.data?.pages as unknown as Answer<C>[] | undefined;
  return {
    shown,
    show: (next: Shown) => url.patch({ matches: next === 'fit' ? null : next }, { replace: true }),
    first: pages?.[0],
    /** How many fit; undefined while it is not known, or while others are shown. */
    count: shown === 'why_not' ? undefined : pages?.[0]?.count,
    rows: pages?.flatMap((page) => page.results as Answer<C>['results'][number][]),
    error: list.error,
    retry: () => void list.refetch(),
    more: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
    isFetchingMore: list.isFetchingNextPage,
  };
};
type Matches<C extends MatchCall> = ReturnType<typeof useMatches<C>>;
export type AnyMatches = Omit<Matches<MatchCall>, 'rows'>;

/** The inquiries that a property fits. */
export const useMatchesOfProperty = (id: number) => useMatches(matchCalls.ofProperty, id);
/** The properties that fit an inquiry. */
export const useMatchesOfInquiry = (id: number) => useMatches(matchCalls.ofInquiry, id);
