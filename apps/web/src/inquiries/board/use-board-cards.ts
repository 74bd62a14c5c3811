import { type InquiryCard, inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import type { InquiryStage } from '@angan/domain/lookups/inquiries.ts';
import { t } from '@lingui/core/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { address, client, query, useCall } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { orKeep } from '../../core/waiting/index.ts';
import { inquiryName, inquiryPath, requirementText } from '../../records/index.ts';
import { type BoardData, withMoved } from './board-data.ts';
import type { Asked } from './use-board.ts';

const api = client(inquiryCalls);
const moreKey = [inquiryCalls.list.shows, 'more of a column'] as const;

/** The cards of a column beyond the first ones, fetched when they are asked for. */
export const useMoreCards = (asked: Asked, stage: InquiryStage, first: number) => {
  const more = useInfiniteQuery({
    queryKey: [...moreKey, stage, asked],
    queryFn: ({ pageParam, signal: _ }) =>
      api.list({ query: { ...asked, stage, page_size: String(first), page: String(pageParam) } }),
    initialPageParam: 2,
    getNextPageParam: (last, pages) => (last.next ? pages.length + 2 : undefined),
    enabled: false,
  });
  return { cards: more.data?.pages.flatMap((page): InquiryCard[] => page.results) ?? [], ...more };
};

/** Moves a card at once, and back where the server refuses; `onRefused` is told why it did not stay. */
export const useBoardMove = (asked: Asked, onRefused: (card: InquiryCard, to: InquiryStage) => void) => {
  const queries = useQueryClient();
  const { queryKey } = query(inquiryCalls.board, { query: asked });
  return useCall(
    ({ card, to }: { card: InquiryCard; to: InquiryStage }) =>
      orKeep(
        inquiryCalls.stage,
        { params: { id: card.id }, body: { stage: to } },
        {
          title: t`${inquiryName(card)} is ${word(to)}`,
          detail: requirementText(card),
          changes: ['inquiry', 'property'],
          seen: { path: address(inquiryCalls.get.path, { id: card.id }), values: { stage: card.stage } },
          mend: { path: inquiryPath(card.id) },
        },
      ),
    {
      success: (changed) => t`${inquiryName(changed)} is ${word(changed.stage)}`,
      changes: ['inquiry', 'property'],
      quiet: true,
      onError: (_, { card, to }, before) => {
        if (before) queries.setQueryData(queryKey, before as never);
        onRefused(card, to);
      },
      onMutate: async ({ card, to }) => {
        await queries.cancelQueries({ queryKey });
        const before = queries.getQueryData<BoardData>(queryKey);
        if (before) queries.setQueryData(queryKey, withMoved(before, card, to) as never);
        return before;
      },
    },
  );
};
