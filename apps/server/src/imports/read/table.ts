import { importProblems } from '@angan/contract/imports/import-problems.ts';
import { migrationLimits } from '@angan/contract/imports/kinds.ts';
import { FileProblem } from './file-problem.ts';

/** A row as it stands in the file: text, trimmed, '' where there is nothing; never longer than the header. */
export interface TableRow {
  /** Its line as a spreadsheet counts them, the header being line 1; a card's place for vCard. */
  readonly row_no: number;
  readonly cells: readonly string[];
}

/** A file as a list: what it turned out to be, its headers and its rows. */
export interface Table {
  /** 'CSV, UTF-16, tab', 'XLSX, sheet Owners', 'vCard 3.0' */
  readonly format: string;
  /** All sheets of a workbook; empty for the rest. */
  readonly sheets: readonly string[];
  readonly sheet: string;
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface ReadOptions {
  /** The sheet of a workbook; the first with something in it where none is named. */
  readonly sheet: string;
  /** Whether cells are those of a record and no header. */
  readonly startsWithData: (cells: readonly string[]) => boolean;
  /** Rows at most. */
  readonly rows: number;
}

/** Rows in which a header is looked for: above it people write a title. */
const headerWithin = 10;
/** Columns that are looked through for those that hold something, and letters of a header. */
const mostColumns = 1000;
const longestHeader = 100;

/**
 * Finds the header among rows of cells and cuts what is above it. A first row that holds a mobile number is no header:
 * its columns are then named 'Column A'. Throws FileProblem where there is nothing to bring in, or too much.
 */
export const tableFrom = (
  all: readonly (readonly string[])[],
  { startsWithData, rows: most }: Pick<ReadOptions, 'startsWithData' | 'rows'>,
) => {
  const lines = all.map((cells, index) => ({
    row_no: index + 1,
    cells: cells.map((cell) => readable(cell)),
  }));
  const filled = lines.filter(({ cells }) => cells.some(Boolean));
  if (filled.length === 0) throw new FileProblem(importProblems.of.empty);
  const width = Math.max(...filled.slice(0, headerWithin * 2).map(({ cells }) => countOf(cells)));
  const first = filled.slice(0, headerWithin).find(({ cells }) => countOf(cells) * 2 >= width) ?? filled[0]!;
  const hasHeader = !startsWithData(first.cells);
  const below = hasHeader ? filled[filled.indexOf(first) + 1] : undefined;
  const second = below && isSecondHeader(first.cells, below.cells) ? below : undefined;
  const from = hasHeader ? (second ?? first).row_no + 1 : first.row_no;
  const rows = filled.filter(({ row_no }) => row_no >= from);
  if (rows.length === 0) throw new FileProblem(importProblems.of.noRows);
  if (rows.length > most) throw new FileProblem(importProblems.of.tooManyRows({ most }));
  const columns = rows.reduce((most, { cells }) => Math.max(most, cells.length), first.cells.length);
  if (columns > mostColumns) throw new FileProblem(importProblems.of.tooManyColumns({ most: migrationLimits.columns }));
  const headers = Array.from({ length: columns }, (_, at) => {
    const header = hasHeader ? shortened(second?.cells[at] || (first.cells[at] ?? '')) : '';
    return header || `Column ${letters(at)}`;
  });
  return { headers, rows };
};

/**
 * A head of two rows: 'Location' stands over 'Area' and 'Society', 'Rent' over nothing. The second row names columns that
 * the first leaves empty, leaves empty one that the first names, and has no number in it, as a record would.
 */
const isSecondHeader = (first: readonly string[], second: readonly string[]): boolean => {
  const at = [...first.keys()].filter((column) => first[column] !== '');
  const fills = second.filter((cell, column) => cell !== '' && (first[column] ?? '') === '').length;
  const leaves = at.filter((column) => (second[column] ?? '') === '').length;
  const below = second.filter((cell, column) => cell !== '' && (first[column] ?? '') !== '').length;
  return fills >= 2 && below >= 2 && leaves >= 1 && second.every((cell) => !/\d/.test(cell));
};

/** Characters of a cell that are read: more than any text of a record may have. */
const longestCell = 5000;

/** What the database can hold: no NUL, and no half of a letter, which a workbook can name by its number. */
export const readable = (cell: string): string => cell.replaceAll('\0', '').slice(0, longestCell).toWellFormed().trim();

const countOf = (cells: readonly string[]) => cells.filter(Boolean).length;

const shortened = (header: string) => [...header.replaceAll(/\s+/g, ' ')].slice(0, longestHeader).join('');

/** 0 is A, 26 is AA: as a spreadsheet names its columns. */
const letters = (at: number): string =>
  (at >= 26 ? letters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));
