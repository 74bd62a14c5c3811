import type { RowReason } from '@angan/contract/imports/row-reasons.ts';
import { beginningOf } from '@angan/domain/beginning.ts';
import { readEmails } from '../contacts/emails.ts';
import { readMobiles } from '../contacts/mobiles.ts';
import { cleaned, oneLine } from '../contacts/words.ts';
import type { MappedColumn } from '../engine/reader.ts';

/** The cells of a row by what their columns become, and the lines for its remark. */
export interface Cells<Target extends string> {
  /** What stands in the columns of a target, without cells that say nothing. */
  readonly all: (target: Target) => readonly string[];
  /** The first of them, '' where there is none. */
  readonly first: (target: Target) => string;
  /** The header of the target's first column that says something in this row. */
  readonly headerOf: (target: Target) => string;
  /** Columns nobody knows, as 'Header: value'. */
  readonly notes: readonly string[];
}

export const cellsOf = <Target extends string>(
  cells: readonly string[],
  columns: readonly MappedColumn<Target>[],
): Cells<Target> => {
  const given = columns
    .map(({ at, header, target }) => ({ header, target: target as string, value: cleaned(cells[at] ?? '') }))
    .filter(({ value }) => value !== '');
  const byTarget = Map.groupBy(given, ({ target }) => target);
  const all = (target: Target) => (byTarget.get(target) ?? []).map(({ value }) => value);
  return {
    all,
    first: (target) => all(target)[0] ?? '',
    headerOf: (target) => byTarget.get(target)?.[0]?.header ?? '',
    notes: (byTarget.get('note') ?? []).map(({ header, value }) => `${header}: ${value}`),
  };
};

/** The contact of a row. Without a number `why` says so; numbers that find no place, and words beside them, are in `rest`. */
export const readPerson = (cells: Pick<Cells<'name' | 'mobile' | 'email'>, 'all'>) => {
  const draft = { told: [] as RowReason[], rest: [] as string[] };
  const numbers = cells.all('mobile');
  const read = readMobiles(oneLine(cells.all('name').join(' ')), numbers, draft);
  const email = readEmails(cells.all('email'), draft);
  return {
    person: { name: beginningOf(read.name, 120), mobiles: read.mobiles, email },
    why: read.refusals,
    hasCell: numbers.length > 0,
    ...draft,
  };
};

/** The names of colleagues in a cell. */
export const peopleIn = (text: string): string[] => text.split(/[,;]/).map(oneLine).filter(Boolean);
