/**
 * Messages as brokers' public groups have them, several offers in one, with what a careful person reads from each: a list
 * of records. All of it is invented: persons, numbers, societies, offers. Only place names are real.
 */
import type { DealType } from '../../../src/lookups/deal-types.ts';
import type { SizeUnit } from '../../../src/units.ts';
import type { Fields } from '../labels.ts';

/**
 * One offer or wish. As in `Fields`, only what the text says or leaves no doubt about, and what stands once for a whole
 * list stands in each record of it.
 */
export interface RecordFields extends Omit<Fields, 'deal_type' | 'rate_unit' | 'tenants'> {
  /** Several for one unit that may be sold or let. */
  deals?: readonly DealType[];
  /** Where a listing names a range, `price` and `rent` are its lower ends. Booking amount, goodwill and pagdi are none. */
  price_max?: number;
  rent_max?: number;
  /** Of land also by its own unit, of offices by the seat. */
  rate_unit?: SizeUnit | 'Seat';
  seats?: number;
  /** The last day of the month that is named with its year. */
  possession_date?: string;
  /** A couple is Family; girls and boys are Women and Men. */
  tenants?: readonly ('Family' | 'Bachelors' | 'Women' | 'Men' | 'Company' | 'Students')[];
  features?: readonly ('Main road' | 'Road touch' | 'Park facing' | 'Sea/lake/river view')[];
  /** Of a letting to be let to vegetarians alone. */
  food?: 'Vegetarian only';
}

export interface LabelledRecord extends RecordFields {
  kind: 'Listing' | 'Requirement';
}

export interface GroupMessage {
  id: string;
  text: string;
  /** Empty where nothing is offered or sought. */
  records: readonly LabelledRecord[];
}

export const has = (fields: RecordFields): LabelledRecord => ({ kind: 'Listing', ...fields });
export const wants = (fields: RecordFields): LabelledRecord => ({ kind: 'Requirement', ...fields });

type Row = readonly [text: string, ...records: LabelledRecord[]];
/** The messages of one author, numbered. */
export const by = (author: string, rows: readonly Row[]): GroupMessage[] =>
  rows.map(([text, ...records], at) => ({ id: `${author}-${at + 1}`, text, records }));
