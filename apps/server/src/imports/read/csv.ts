import { migrationLimits } from '@angan/contract/imports/data-migration.ts';
import { importProblems } from '@angan/contract/imports/import-problems.ts';
import { CsvError, parse } from 'csv-parse/sync';
import { decodeText } from './decode.ts';
import { FileProblem } from './file-problem.ts';
import { type ReadOptions, type Table, tableFrom } from './table.ts';

const separators = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe' } as const;
type Separator = keyof typeof separators;

/** Records looked at to tell the separator; characters that one record may have, so that a lost quote is noticed. */
const tried = 40;
const longest = 200_000;

/** Reads a CSV file in any of the encodings and separators that spreadsheets write. */
export const readCsv = (content: Uint8Array, options: Pick<ReadOptions, 'startsWithData' | 'rows'>): Table => {
  const { text, encoding } = decodeText(content);
  const { body, said } = withoutSep(text);
  const separator = said ?? separatorOf(body);
  const { headers, rows } = tableFrom(records(body, separator), options);
  return { format: `CSV, ${encoding}, ${separators[separator]}`, sheets: [], sheet: '', headers, rows };
};

/** Excel writes 'sep=;' above the header where it is asked to. */
const withoutSep = (text: string): { body: string; said?: Separator } => {
  const found = /^\ufeff?sep=([,;\t|])(?:\r?\n|\r)/i.exec(text);
  return found ? { body: text.slice(found[0].length), said: found[1] as Separator } : { body: text };
};

/** All of them in one file, as where lists of several programs were put together. */
const lineEnds = ['\r\n', '\n', '\r'];
const parsing = {
  record_delimiter: lineEnds,
  relax_quotes: true,
  relax_column_count: true,
  max_record_size: longest,
} as const;

const records = (text: string, delimiter: Separator): string[][] => {
  try {
    // More than may be, so that a file with too many rows is told from one with enough.
    return parse(text, { ...parsing, delimiter, to: migrationLimits.rows * 2 });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileProblem(importProblems.of.brokenText({ line: Number(error.records ?? 0) + 1 }));
  }
};

/** The separator that cuts the first records into the most columns, and into the same number each time. */
const separatorOf = (text: string): Separator => {
  const head = text.slice(0, longest);
  const scores = (Object.keys(separators) as Separator[]).map((separator) => {
    const widths = sample(head, separator).map((cells) => cells.length);
    const most = mostFrequent(widths.filter((width) => width > 1));
    return {
      separator,
      score: most === undefined ? 0 : widths.filter((width) => width === most).length * Math.log(1 + most),
    };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).separator;
};

/** The first records. The head may end within one, so those before a mistake count. */
const sample = (head: string, delimiter: Separator): string[][] => {
  const found: string[][] = [];
  const keep = (cells: string[]) => {
    if (cells.some(Boolean)) found.push(cells);
    return null;
  };
  try {
    parse(head, { ...parsing, delimiter, to: tried, on_record: keep });
  } catch {
    // What was found before it is enough to tell.
  }
  return found;
};

const mostFrequent = (values: readonly number[]) => {
  const groups = [...Map.groupBy(values, (value) => value).values()];
  return groups.toSorted((a, b) => b.length - a.length || b[0]! - a[0]!)[0]?.[0];
};
