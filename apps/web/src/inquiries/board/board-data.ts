import type { BoardColumn, InquiryCard } from '@angan/contract/inquiries/inquiries.ts';
import type { InquiryStage } from '@angan/domain/lookups/inquiries.ts';
import { t } from '@lingui/core/macro';
import { formatPrice } from '../../core/language/index.ts';

export interface BoardData {
  columns: BoardColumn[];
}

/** The board as it will stand once a card has moved, before the server has said so. */
export const withMoved = (board: BoardData, card: InquiryCard, to: InquiryStage): BoardData => ({
  columns: board.columns.map((column) => {
    const rest = column.results.filter(({ id }) => id !== card.id);
    if (column.stage === to)
      return { ...column, count: column.count + 1, results: [{ ...card, stage: to, may_move_to: [] }, ...rest] };
    return column.stage === card.stage ? { ...column, count: column.count - 1, results: rest } : column;
  }),
});

/** '14.50 Cr', '3.20 Lakhs per month', or both. */
export const sumText = ({ sum_total, sum_monthly }: Pick<BoardColumn, 'sum_total' | 'sum_monthly'>): string =>
  [sum_total > 0 && formatPrice(sum_total), sum_monthly > 0 && t`${formatPrice(sum_monthly)} per month`]
    .filter(Boolean)
    .join(' + ');
