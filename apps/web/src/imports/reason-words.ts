import { type RowReason, rowReasons } from '@angan/contract/imports/row-reasons.ts';
import { sentence } from '../core/language/index.ts';

/** What is told of a row, in the reader's language. */
export const reasonWords = (reasons: readonly RowReason[]): string =>
  reasons.map((reason) => sentence(rowReasons, reason)).join(' ');
