import { inThread } from './thread/in-thread.ts';
import type { FileList } from './thread/work.ts';

export type List = FileList;

/**
 * A CSV or XLSX file of people who ask, for a noun that makes something else of it than an import: what it turned out to
 * be, its columns as those of a list of inquiries are told, and its rows. Throws FileProblem with the sentence for the
 * person where it cannot be read.
 */
export const readList = async (content: Uint8Array, sheet: string): Promise<List> => {
  // A thread takes what it is given for good, and a file of a form may lie in the memory of another.
  const list = inThread({ kind: 'list', of: 'Inquiries', sheet, content: new Uint8Array(content) });
  for await (const whole of list) return whole;
  throw new Error('A list ended before it began');
};
