import { dealFilters } from '@angan/contract/deals/deal-filters.ts';
import { type Deal, dealCalls } from '@angan/contract/deals/deals.ts';
import { useEffect, useState } from 'react';
import { read, write } from '../../core/persist.ts';
import { lazyPart } from '../../core/screen.ts';
import { namesOf, type RecordList, useRecordList } from '../../records/index.ts';
import { type UrlState, useUrlState } from '../../ui/use-url-state.ts';
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

/** Under which the browser keeps how somebody looked at the deals last. */
const viewKey = 'deals_view';
export const keepView = (view: string): void => write(viewKey, view);

/**
 * How the deals are looked at while the address does not say: as one did last, the board at first. Who comes with filters
 * of a list, as from a figure of the dashboard, gets the list that they count.
 */
const useUsualView = (url: UrlState): 'board' | 'table' | 'card' => {
  const [usual] = useState(() => {
    const isNarrowed = described.filters.some((name) => name !== 'ladder' && url.all(name).length > 0);
    return isNarrowed ? 'table' : (read<'board' | 'table' | 'card'>(viewKey) ?? 'board');
  });
  return usual;
};

/** The list or the board of deals as the address describes it, and the way from one to the next in either. */
export const useDealViews = () => {
  const url = useUrlState();
  const usualView = useUsualView(url);
  const isBoard = (url.get('view') ?? usualView) === 'board';
  const all = useRecordList(described, { enabled: !isBoard });
  const board = useDealBoard(all.asked, isBoard);
  // The ladder is which board it is, and no filter of it: what is cleared there leaves it.
  const { ladder, ...filteredBy } = all.filteredBy;
  const list = isBoard
    ? {
        ...all,
        filteredBy,
        isFiltered: Object.keys(filteredBy).length > 0,
        clearFilters: () =>
          url.filter({ search: null, ...Object.fromEntries(described.filters.map((name) => [name, null])), ladder }),
      }
    : all;
  // A board that is narrowed says so in its address, or it would come back as a list.
  const isUnsaid = isBoard && url.get('view') === undefined && list.isFiltered;
  useEffect(() => {
    if (isUnsaid) url.patch({ view: 'board' }, { replace: true });
  }, [isUnsaid, url]);
  if (!isBoard) return { list, board, usualView, isBoard, listed: list.listed, step: list.step };
  const cards = board.data?.columns.flatMap(({ results }) => results) ?? [];
  const at = cards.findIndex(({ id }) => id === list.openId);
  return {
    list,
    board,
    usualView,
    isBoard,
    listed: cards[at],
    step: (by: 1 | -1) => {
      const next = at === -1 ? undefined : cards[at + by];
      return next && (() => list.open(next));
    },
  };
};
