import { readFile } from 'node:fs/promises';
import { yearInIndia } from '@angan/domain/dates.ts';
import { features } from '@angan/domain/lookups/features.ts';
import { StartError } from '../../core/start-error.ts';
import { mapColumns } from '../engine/map-columns.ts';
import { propertyReader } from '../properties/reader.ts';
import { readCsv } from '../read/csv.ts';
import { FileProblem } from '../read/file-problem.ts';
import type { Table } from '../read/table.ts';
import type { RecordRow } from '../records/record-row.ts';

/** Rows of a file at most: the command reads it whole. */
const mostRows = 100_000;

/** Reads a CSV file of listings, mapped as the screen maps it. Throws a StartError that says what to mend in the file. */
export const readListings = async (file: string, today: Date): Promise<readonly RecordRow[]> => {
  const content = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The file ${file} cannot be read (${error.code}).`);
  });
  const table = tableOf(file, content);
  const columns = mapColumns(table, propertyReader);
  const names = new Set(columns.map(({ target }) => target));
  if (!names.has('title') && !names.has('property_subtype'))
    throw new StartError(`The file ${file} has no column that tells what kind of property a row is.`);
  const { rows } = propertyReader.read(table.rows, {
    columns,
    thisYear: yearInIndia(today),
    keepCells: false,
    decisions: [],
    sources: [],
    groups: [],
    features: features.map((row) => row.feature),
    units: {},
    usualDeals: [],
    usualSubtype: null,
  });
  return [...rows];
};

const tableOf = (file: string, content: Buffer): Table => {
  try {
    return readCsv(content, { startsWithData: () => false, rows: mostRows });
  } catch (error) {
    if (error instanceof FileProblem) throw new StartError(`The file ${file} is no list: ${error.message}`);
    throw error;
  }
};
