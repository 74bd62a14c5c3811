import { type MigrationColumn, migrationLimits } from '@angan/contract/imports/data-migration.ts';
import { importProblems } from '@angan/contract/imports/import-problems.ts';
import { FileProblem } from '../read/file-problem.ts';
import type { Table } from '../read/table.ts';

/** A column with its place in the file. */
export interface StoredColumn extends MigrationColumn {
  readonly at: number;
}

/** Values of a column that its guess is made from, characters of each, and those of a sample that are shown. */
const looked = 200;
const longest = 300;
const shown = 80;

/** The columns that hold something, with the first values of each. Programs export dozens that nobody ever filled. */
export const filledColumns = ({ headers, rows }: Table) => {
  const columns = headers.map((header, at) => {
    const values: string[] = [];
    for (const { cells } of rows) {
      if (cells[at]) values.push(cells[at].slice(0, longest));
      if (values.length === looked) break;
    }
    return { header, at, values };
  });
  const filled = columns.filter(({ values }) => values.length > 0);
  if (filled.length > migrationLimits.columns)
    throw new FileProblem(importProblems.of.tooManyColumns({ most: migrationLimits.columns }));
  return filled;
};

/** Different values to show, shortened. */
export const samplesOf = (values: readonly string[]): string[] =>
  [...new Set(values)].slice(0, migrationLimits.samples).map((value) => {
    const signs = [...value.replaceAll(/\s+/g, ' ').toWellFormed()];
    return signs.length > shown ? `${signs.slice(0, shown - 1).join('')}…` : signs.join('');
  });
