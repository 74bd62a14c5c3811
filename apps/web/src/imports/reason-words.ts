import { doneReasons, type RowReason, rowReasons } from '@angan/contract/imports/row-reasons.ts';
import { sentence } from '../core/language/index.ts';
import type { Phase } from './words.ts';

type Done = Extract<RowReason, { key: keyof typeof doneReasons.definitions }>;
const isDone = (reason: RowReason): reason is Done => Object.hasOwn(doneReasons.definitions, reason.key);

/** What is told of a row, in the reader's language. */
export const reasonWords = (reasons: readonly RowReason[], phase: Phase): string =>
  reasons
    .map((reason) => {
      if (phase === 'ahead' || !isDone(reason)) return sentence(rowReasons, reason);
      return phase === 'done' ? sentence(doneReasons, reason) : '';
    })
    .filter(Boolean)
    .join(' ');
