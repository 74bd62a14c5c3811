import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { StartError } from '../../core/start-error.ts';

/** The columns of a portal's export that are read; others may be there. */
export const listingColumns = [
  'property_name',
  'link',
  'society',
  'price',
  'rate',
  'area',
  'areaWithType',
  'bedRoom',
  'bathroom',
  'balcony',
  'additionalRoom',
  'address',
  'noOfFloor',
  'facing',
  'agePossession',
  'description',
  'furnishDetails',
  'features',
  'property_id',
] as const;

/** A row of the export as it stands: text, trimmed, '' where there is none. `line` counts the file's rows from 2, after the header. */
export type ListingRow = Record<(typeof listingColumns)[number], string> & { line: number };

/** Reads a CSV file in UTF-8. Throws a StartError that says what to mend in the file. */
export const readListings = async (file: string): Promise<ListingRow[]> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The file ${file} cannot be read (${error.code}).`);
  });
  const records = parseRecords(file, text);
  const header = Object.keys(records[0] ?? {});
  const missing = listingColumns.filter((column) => !header.includes(column));
  if (records.length === 0) throw new StartError(`The file ${file} has no rows below its header.`);
  if (missing.length) throw new StartError(`The file ${file} lacks these columns: ${missing.join(', ')}.`);
  return records.map((record, index) => ({
    ...(Object.fromEntries(listingColumns.map((column) => [column, record[column] ?? ''])) as Omit<ListingRow, 'line'>),
    line: index + 2,
  }));
};

const parseRecords = (file: string, text: string): Record<string, string>[] => {
  try {
    return parse(text, { columns: true, bom: true, trim: true, skip_empty_lines: true, relax_column_count: true });
  } catch (error) {
    throw new StartError(`The file ${file} is no CSV: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** "['1 Fan', 'No Bed']", as Python prints a list, as a list. */
export const listIn = (text: string): string[] =>
  [...text.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g)].map((found) =>
    (found[1] ?? found[2] ?? '').replace(/\\(.)/g, '$1').trim(),
  );

/** The first whole number in a text, '3' in '3+ Balconies'. */
export const countIn = (text: string): number | null => {
  const found = /\d+/.exec(text);
  return found ? Number(found[0]) : null;
};
