import { type Inquiry, inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { inquiryFilters } from '@angan/contract/inquiries/inquiry-filters.ts';
import { lazyPart } from '../core/screen.ts';
import { namesOf, type RecordList, useRecordList } from '../records/index.ts';
import { useUrlState } from '../ui/use-url-state.ts';
import { useBoard } from './board/use-board.ts';

/** The open one, whose code comes when somebody reaches for one. */
export const inquiryRecord = lazyPart(() => import('./record/inquiry-record.tsx'), 'InquiryRecord');

const described = {
  list: inquiryCalls.list,
  record: inquiryRecord,
  get: inquiryCalls.get,
  usualOrder: '-created_date',
  filters: namesOf(inquiryFilters),
};

export type InquiryList = RecordList<Inquiry>;

/** The list or the board of inquiries as the address describes it, and the way from one to the next in either. */
export const useInquiryViews = () => {
  const isBoard = useUrlState().get('view') === 'board';
  const list = useRecordList(described, { enabled: !isBoard });
  const board = useBoard(list.asked, isBoard);
  if (!isBoard) return { list, board, listed: list.listed, step: list.step };
  const column = board.data?.columns.find(({ results }) => results.some(({ id }) => id === list.openId))?.results ?? [];
  const at = column.findIndex(({ id }) => id === list.openId);
  return {
    list,
    board,
    /** A card says less than a record. */
    listed: undefined,
    step: (by: 1 | -1) => {
      const next = at === -1 ? undefined : column[at + by];
      return next && (() => list.open(next));
    },
  };
};
