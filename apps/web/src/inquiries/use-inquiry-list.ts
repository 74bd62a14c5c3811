import { type Inquiry, inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { inquiryFilters } from '@angan/contract/inquiries/inquiry-filters.ts';
import type { Answer } from '@angan/contract/kit/call.ts';
import { closedInquiryStages } from '@angan/domain/lookups/inquiries.ts';
import type { Ahead } from '../core/kept/ahead.ts';
import { lazyPart } from '../core/screen.ts';
import { firstPage, namesOf, type RecordList, useRecordList } from '../records/index.ts';
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

/** Inquiries whose matches come along: as many as somebody meets in a day. */
const mostWithMatches = 10;

/** Asks for the first of them and for what fits those that are open, before anybody opens the list. */
export const inquiriesAhead: Ahead = async (ask) => {
  const { results } = await ask<Answer<typeof inquiryCalls.list>>(firstPage(described));
  const open = results.filter(({ stage }) => !closedInquiryStages.includes(stage)).slice(0, mostWithMatches);
  const record = await inquiryRecord.load?.();
  for (const { id } of open) await record?.ahead?.(ask, id);
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
