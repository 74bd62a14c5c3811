import { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';

/** What the address asks for: search, order and filters, as the list has them. */
export type Asked = Record<string, unknown>;

/** The board that the address asks for. */
export const useBoard = (asked: Asked, enabled: boolean) => {
  // Read here, or a failure that comes before the board's own code would be told to nobody.
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query(inquiryCalls.board, { query: asked }),
    enabled,
    placeholderData: keepPreviousData,
  });
  return { data, error, refetch, isPlaceholderData };
};
export type Board = ReturnType<typeof useBoard>;
