import { rowReasons } from '@angan/contract/imports/row-reasons.ts';
import { inEnglish } from '../../core/english.ts';
import type { RecordRow } from '../records/record-row.ts';

/** A row that was not brought in, and why. */
export interface Refused {
  readonly line: number;
  readonly external_ref: string;
  readonly reason: string;
}

export interface Checked {
  readonly listings: readonly RecordRow[];
  readonly refused: readonly Refused[];
  /** Rows that repeat a listing number of an earlier row. */
  readonly repeated: readonly Refused[];
}

/** Tells the rows that come in from those that are refused or stand twice in the file. */
export const checkListings = (rows: readonly RecordRow[]): Checked => {
  const seen = new Set<string>();
  const refused: Refused[] = [];
  const repeated: Refused[] = [];
  const listings = rows.filter((row) => {
    const { external_ref } = row.record;
    const refuse = (into: Refused[], reason: string) => {
      into.push({ line: row.row_no, external_ref, reason });
      return false;
    };
    // A second run tells by it what is here already.
    if (!external_ref) return refuse(refused, 'It has no listing number.');
    if (row.isRefused) return refuse(refused, inEnglish(rowReasons, row.reasons[0]!));
    if (seen.has(external_ref)) return refuse(repeated, 'It stands twice in the file.');
    seen.add(external_ref);
    return true;
  });
  return { listings, refused, repeated };
};
