import type { Field, Fields } from '@angan/contract/kit/presented.ts';

/** What several of a kind stand apart by in one cell. */
export const between = ', ';

/** How what a field refers to is called. */
export type NameOf = (field: Field, id: unknown) => string;

/**
 * A record as a line of a sheet: every field under its own name, which an import knows it by (domain 6.5). Dates are
 * YYYY-MM-DD, yes and no true and false. `special`: fields whose cell is made otherwise.
 */
export const cellsOf = (
  fields: Fields,
  record: Readonly<Record<string, unknown>>,
  nameOf: NameOf,
  special: Readonly<Record<string, string>> = {},
): string[] =>
  Object.entries(fields).map(([name, field]) => {
    if (special[name] !== undefined) return special[name];
    return field.to ? nameOf(field, record[name]) : [record[name] ?? ''].flat().join(between);
  });

/** Widths in characters, by how much there may be to read. */
export const columnWidths = (fields: Fields): readonly number[] =>
  Object.values(fields).map(({ kind, max = 0 }: Field & { readonly max?: number }) => {
    if (kind === 'flag') return 14;
    return max >= 2000 ? 48 : max >= 300 ? 36 : max >= 120 ? 28 : 18;
  });
