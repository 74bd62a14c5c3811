import type { FileTarget } from '@angan/domain/leads/index.ts';
import { fingerprintOf, type List, reasonHeader } from '../../imports/index.ts';

/** Each column of a file with what it was taken for; null where nothing stood in it. */
export type KeptColumns = readonly (readonly [header: string, target: FileTarget | null])[];

/** All columns of a file, with what those were taken for in which something stands. */
export const columnsToKeep = ({ headers, columns }: List, targets: readonly FileTarget[]): KeptColumns => {
  const taken = new Map(columns.map(({ at }, index) => [at, targets[index]!]));
  return headers.map((header, at) => [header, taken.get(at) ?? null]);
};

/** The same for files with the same headers, and for the rows of one that come back with why they had failed. */
export const headersOf = ({ headers }: Pick<List, 'headers'>): string =>
  fingerprintOf(headers.at(-1) === reasonHeader ? headers.slice(0, -1) : headers);
