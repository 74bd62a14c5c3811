import { importProblems } from '@angan/contract/imports/import-problems.ts';
import readWorkbook from 'read-excel-file/node';
import { FileProblem } from './file-problem.ts';
import { type ReadOptions, type Table, tableFrom } from './table.ts';
import { safeArchive } from './workbook-archive.ts';

/** Reads one sheet of a workbook: the one that is named, or the first that holds something. */
export const readXlsx = async (content: Uint8Array, { sheet: wanted, ...options }: ReadOptions): Promise<Table> => {
  const archive = safeArchive(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  const sheets = await readWorkbook(archive).catch((error: unknown) => {
    // Whatever a reader of somebody else's files throws, the file is what it could not read.
    throw error instanceof FileProblem ? error : new FileProblem(importProblems.of.brokenWorkbook);
  });
  const chosen =
    wanted === ''
      ? (sheets.find(({ data }) => data.length > 1) ?? sheets[0])
      : sheets.find(({ sheet }) => sheet === wanted);
  if (!chosen) throw new FileProblem(wanted === '' ? importProblems.of.empty : importProblems.of.noSuchSheet);
  const cells = chosen.data.map((row) => row.map((value) => textOf(value)));
  const { headers, rows } = tableFrom(cells, options);
  const names = sheets.map(({ sheet }) => sheet);
  return { format: `XLSX, sheet ${chosen.sheet}`, sheets: names, sheet: chosen.sheet, headers, rows };
};

/**
 * What a cell holds, as a person would have typed it. A whole number shows all its digits, a day is YYYY-MM-DD, with
 * HH:MM:SS after it where it has an hour: a workbook counts days in fractions, which are a part of a second off.
 */
const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : timeOf(value);
  return String(value);
};

const timeOf = (value: Date): string => {
  const [day = '', hour = ''] = new Date(Math.round(value.getTime() / 1000) * 1000)
    .toISOString()
    .slice(0, 19)
    .split('T');
  return hour === '00:00:00' ? day : `${day} ${hour}`;
};
