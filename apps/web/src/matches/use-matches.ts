import type { Answer } from '@angan/contract/kit/call.ts';
import { matchCalls } from '@angan/contract/matches/matches.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { infiniteList } from '../core/api/index.ts';
import { useUrlState } from '../ui/use-url-state.ts';

/** Which pairs are shown: those from 70 or from 50 on, also the weak ones, or those that a gate keeps off the list. */
export type Shown = 'good' | 'fit' | 'weak' | 'why_not';
type MatchCall = (typeof matchCalls)[keyof typeof matchCalls];

const good = 70;
const isShown = (wanted: string | undefined): wanted is Shown =>
  wanted === 'good' || wanted === 'weak' || wanted === 'why_not';

interface Asked {
  readonly shown: Shown;
  readonly underOffer: boolean;
}
const asked = (call: MatchCall, id: number, { shown, underOffer }: Asked) =>
  infiniteList(
    call,
    {
      params: { id: String(id) },
      query: {
        min_score: shown === 'good' ? String(good) : '',
        show_weak: shown === 'weak' ? 'true' : '',
        why_not: shown === 'why_not' ? 'true' : '',
        include_under_offer: underOffer ? 'true' : '',
      },
    },
    { quiet: true },
  );

/** The properties that fit an inquiry, as its record asks for them first. */
export const matchesOfInquiry = (id: number) => asked(matchCalls.ofInquiry, id, { shown: 'fit', underOffer: false });

const useMatches = <C extends MatchCall>(call: C, id: number) => {
  const url = useUrlState();
  const wanted = url.get('matches');
  const shown: Shown = isShown(wanted) ? wanted : 'fit';
  const underOffer = url.get('under_offer') === 'true';
  const list = useInfiniteQuery(asked(call, id, { shown, underOffer }));
  const pages = list.data?.pages as unknown as Answer<C>[] | undefined;
  return {
    shown,
    show: (next: Shown) => url.patch({ matches: next === 'fit' ? null : next }, { replace: true }),
    underOffer,
    includeUnderOffer: (on: boolean) => url.patch({ under_offer: on ? 'true' : null }, { replace: true }),
    first: pages?.[0],
    /** How many fit; undefined while it is not known, or while others are shown. */
    count: shown === 'why_not' ? undefined : pages?.[0]?.count,
    rows: pages?.flatMap((page) => page.results as Answer<C>['results'][number][]),
    list,
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
