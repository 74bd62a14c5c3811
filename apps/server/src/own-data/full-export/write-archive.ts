import type { OpenZip } from '../../core/sheets/index.ts';
import { fileSheet, writeFiles } from './files.ts';
import type { Sheet } from './sheet.ts';
import type { Source } from './source.ts';
import { type Written, writeSheet } from './write-sheet.ts';

/** Writes all into the archive and ends it: the workbooks, the files, which of them belong where, and what is not in it. */
export const writeArchive = async (zip: OpenZip, sheets: readonly Sheet[], source: Source): Promise<void> => {
  const written: Written[] = [];
  for (const sheet of sheets) written.push(...(await writeSheet(zip, sheet, source)));
  const files = await writeFiles(zip, source);
  written.push(...(await writeSheet(zip, fileSheet, source)));
  if (source.leftOut.count > 0) zip.add('not-exported.txt', source.leftOut.text());
  zip.add('contents.txt', contents(written, files));
  zip.end();
};

/** What lies in it: a line for each workbook. Its words are column names, and no sentences. */
const contents = (written: readonly Written[], files: number): string =>
  [...written.map(({ file, rows }) => `${file}: ${rows}`), `pictures/: ${files}`, ''].join('\r\n');
