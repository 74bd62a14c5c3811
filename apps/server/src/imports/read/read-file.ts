import { readCsv } from './csv.ts';
import { kindOf } from './detect.ts';
import type { ReadOptions, Table } from './table.ts';
import { readVcards } from './vcard/read-vcards.ts';

/** Reads a file of any kind into headers and rows. Throws FileProblem with a sentence where that cannot be. */
export const readFile = async (content: Uint8Array, options: ReadOptions): Promise<Table> => {
  const kind = kindOf(content);
  // Most lists are no workbooks, and its reader takes longer to load than they take to read.
  if (kind === 'XLSX') return (await import('./xlsx.ts')).readXlsx(content, options);
  return kind === 'vCard' ? readVcards(content) : readCsv(content, options);
};
