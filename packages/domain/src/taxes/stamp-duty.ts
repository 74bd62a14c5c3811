/** What a buyer pays the state: stamp duty, cess and registration. An estimate (domain 4.9, 4.13). */
import { type Paise, percentOf, toPaise } from '../paise.ts';
import { inForce } from './effective.ts';
import type { StampBuyer, StampDutyRow } from './stamp-duty-rows.ts';

export interface StampDutyQuestion {
  readonly state: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly property_type: number | null;
  readonly zone: string | null;
  readonly buyer: StampBuyer;
  readonly price: Paise;
  /** Circle rate, jantri or ready reckoner; null where nobody said. */
  readonly stamp_value: Paise | null;
}

export interface StampDuty {
  readonly row: StampDutyRow;
  /** The higher of price and stamp value. */
  readonly base: Paise;
  readonly duty: Paise;
  readonly cess: Paise;
  /** null: not known. */
  readonly registration: Paise | null;
}

const isIn = ({ price_from, price_to }: StampDutyRow, base: Paise): boolean =>
  (price_from === null || base > toPaise(price_from)) && (price_to === null || base <= toPaise(price_to));

/** How many things a row says of whom it is for; the buyer counts most, then the zone, the type, the price. */
const exactness = (row: StampDutyRow): number =>
  (row.buyer === null ? 0 : 8) +
  (row.zone === null ? 0 : 4) +
  (row.property_type === null ? 0 : 2) +
  (row.price_from === null && row.price_to === null ? 0 : 1);

/** The row that fits most exactly of those in force; undefined where the table has none for the state and day. */
export const stampDutyRowFor = (
  question: StampDutyQuestion,
  rows: readonly StampDutyRow[],
): StampDutyRow | undefined => {
  const base = Math.max(question.price, question.stamp_value ?? 0);
  const fitting = rows.filter(
    (row) =>
      row.state === question.state &&
      row.valid_from <= question.day &&
      (row.buyer === null || row.buyer === question.buyer) &&
      (row.zone === null || row.zone === question.zone) &&
      (row.property_type === null || row.property_type === question.property_type) &&
      isIn(row, base),
  );
  const most = Math.max(...fitting.map(exactness));
  return inForce(
    fitting.filter((row) => exactness(row) === most),
    question.day,
  );
};

/** Each part to the paisa; undefined where the table has no row. */
export const stampDutyOf = (question: StampDutyQuestion, rows: readonly StampDutyRow[]): StampDuty | undefined => {
  const row = stampDutyRowFor(question, rows);
  if (!row) return undefined;
  const base = Math.max(question.price, question.stamp_value ?? 0);
  const duty = percentOf(base, row.duty_percent);
  const fee = row.registration_percent === null ? null : percentOf(base, row.registration_percent);
  const cap = row.registration_cap === null ? Number.POSITIVE_INFINITY : toPaise(row.registration_cap);
  return {
    row,
    base,
    duty,
    cess: percentOf(row.cess_of === 'Duty' ? duty : base, row.cess_percent),
    registration: fee === null ? null : Math.min(fee, cap),
  };
};
