import type { MigrationKind } from '@angan/contract/imports/kinds.ts';
import { newWorkbook } from '../../core/sheets/index.ts';
import { importerOf } from '../registry/importers.ts';

/** An empty workbook for a kind: its columns with one sample row, and the words of its lists on a sheet of their own. */
export const templateOf = async (kind: MigrationKind): Promise<{ file_name: string; content: string }> => {
  const { columns, lists } = importerOf(kind).template;
  const deepest = Math.max(0, ...lists.map(([, words]) => words.length));
  const listed = Array.from({ length: deepest }, (_, at) => lists.map(([, words]) => words[at] ?? ''));
  const book = await newWorkbook([
    { title: kind, header: columns.map(([label]) => label), rows: [columns.map(([, sample]) => sample)] },
    ...(lists.length === 0 ? [] : [{ title: 'Lists', header: lists.map(([label]) => label), rows: listed }]),
  ]);
  return { file_name: `${kind} template.xlsx`, content: book.toString('base64') };
};
