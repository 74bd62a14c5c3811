import { type Deal, dealCalls } from '@angan/contract/deals/deals.ts';
import type { DealStage } from '@angan/domain/lookups/deals.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { client, query } from '../../core/api/index.ts';

const api = client(dealCalls);
/** What the address asks for: search, order and filters, as the list has them. */
export type Asked = Record<string, unknown>;

/** The board that the address asks for, with what is open on each ladder. */
export const useDealBoard = (asked: Asked, enabled: boolean) => {
  // Read here, or a failure that comes before the board's own code would be told to nobody.
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query(dealCalls.board, { query: asked }, { quiet: true }),
    enabled,
    placeholderData: keepPreviousData,
  });
  return { data, error, refetch, isPlaceholderData };
};
export type Board = ReturnType<typeof useDealBoard>;

/** The cards of a column beyond the first ones, fetched when they are asked for. */
export const useMoreDeals = (asked: Asked, stage: DealStage, first: number) => {
  const more = useInfiniteQuery({
    queryKey: [dealCalls.list.shows, 'more of a column', stage, asked],
    queryFn: ({ pageParam }) =>
      api.list({
        query: { ordering: 'expected_close', ...asked, stage, page_size: String(first), page: String(pageParam) },
      }),
    initialPageParam: 2,
    getNextPageParam: (last, pages) => (last.next ? pages.length + 2 : undefined),
    enabled: false,
  });
  return { cards: more.data?.pages.flatMap((page): Deal[] => page.results) ?? [], ...more };
};
