import { dealFilters } from '@angan/contract/deals/deal-filters.ts';
import { type Deal, dealCalls } from '@angan/contract/deals/deals.ts';
import { lazyPart } from '../../core/screen.ts';
import { namesOf, type RecordList, useRecordList } from '../../records/index.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { useDealBoard } from '../board/use-deal-board.ts';

/** The open one, whose code comes when somebody reaches for one. */
export const dealRecord = lazyPart(() => import('../record/deal-record.tsx'), 'DealRecord');

const described = {
  list: dealCalls.list,
  record: dealRecord,
  get: dealCalls.get,
  usualOrder: '-created_date',
  filters: namesOf(dealFilters),
};

export type DealList = RecordList<Deal>;

/** The list or the board of deals as the address describes it, and the way from one to the next in either. */
export const useDealViews = () => {
  const isBoard = useUrlState().get('view') === 'board';
  const list = useRecordList(described, { enabled: !isBoard });
  const board = useDealBoard(list.asked, true);
  if (!isBoard) return { list, board, listed: list.listed, step: list.step };
  const column = board.data?.columns.find(({ results }) => results.some(({ id }) => id === list.openId))?.results ?? [];
  const at = column.findIndex(({ id }) => id === list.openId);
  return {
    list,
    board,
    listed: column[at],
    step: (by: 1 | -1) => {
      const next = at === -1 ? undefined : column[at + by];
      return next && (() => list.open(next));
    },
  };
};
