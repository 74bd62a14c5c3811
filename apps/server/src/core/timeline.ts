import type { FieldChange, FieldValue, ValuedField } from '@angan/contract/kit/field-values.ts';
import type { Context } from './context.ts';

/** Entries of one page of a timeline. */
export const entriesPerPage = 50;

/** What a timeline reads of an entry, whatever record it is of. `changes`: {field: [old, new]}. */
export interface HappenedRow {
  readonly id: string;
  readonly at: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly changes: Record<string, [unknown, unknown]> | null;
}

/** Who did it; '' where nobody but the office's software did. */
export const whoDid = (row: HappenedRow): string => [row.first_name, row.last_name].filter(Boolean).join(' ');

/** The changes of the fields that `fieldOf` knows. */
export const fieldChanges = (
  changes: HappenedRow['changes'],
  fieldOf: (name: string, sample: unknown) => ValuedField | undefined,
  value: (name: string, stored: unknown) => FieldValue,
): FieldChange[] =>
  Object.entries(changes ?? {}).flatMap(([name, [from, to]]) => {
    const field = fieldOf(name, to ?? from);
    return field ? [{ ...field, from: value(name, from), to: value(name, to) }] : [];
  });

/** A page as it is answered. `rows` may hold one row more than the page, which tells that there is a next one. */
export const timelinePage = <Row extends HappenedRow, Entry>(
  { services }: Context,
  path: string,
  page: number,
  rows: readonly Row[],
  show: (row: Row) => Entry,
) => ({
  results: rows.slice(0, entriesPerPage).map(show),
  next: rows.length > entriesPerPage ? `${services.settings.publicUrl}${path}?page=${page + 1}` : null,
});
