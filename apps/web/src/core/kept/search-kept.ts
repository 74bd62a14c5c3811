import type { QueryKey } from '@tanstack/react-query';
import type { Answered } from './kept.ts';
import type { Reading } from './readings.ts';

interface Row {
  readonly id: number;
}
interface Page {
  readonly results: readonly Row[];
}
interface Given {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly [more: string]: unknown;
}

/** What is no filter: it says which of the rows come, and how they stand. */
const noFilters = ['search', 'ordering', 'page', 'page_size', 'cursor'];
const isNothing = (value: unknown) => value === undefined || value === null || value === '';
const filtersOf = ({ query = {} }: Given) =>
  Object.entries(query).filter(([name, value]) => !noFilters.includes(name) && !isNothing(value));
const textOf = (value: unknown) => JSON.stringify([value].flat().map(String));

/** Whether all that was answered there fits these filters: it was asked for with the same, and perhaps with more. */
const isWithin = (answered: Given, asked: Given): boolean => {
  const there = new Map(filtersOf(answered));
  const { query: _, ...which } = answered;
  const { query: __, ...wanted } = asked;
  return (
    JSON.stringify(which) === JSON.stringify(wanted) &&
    filtersOf(asked).every(([name, value]) => there.has(name) && textOf(there.get(name)) === textOf(value))
  );
};

const pagesOf = (data: unknown): readonly Page[] => {
  const { pages = [data] } = data as { pages?: readonly unknown[] };
  return pages.filter((page): page is Page => Array.isArray((page as Partial<Page> | null)?.results));
};

/** What of a row tells what it is: names, codes, places, numbers as they were shown. Not who in the office has it. */
const tells = /name|code|title|area|city|address|landmark|comment|description|remark|email|unit_no|number|summary/;
const isOfOffice = (field: string) => field === 'assigned_to';
const wordsOf = (value: unknown, field = ''): string => {
  if (typeof value === 'string') return tells.test(field) ? value : '';
  if (typeof value !== 'object' || value === null || isOfOffice(field)) return '';
  return Object.entries(value)
    .map(([name, one]) => wordsOf(one, Array.isArray(value) ? field : name))
    .join(' ');
};
const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** Whether each word that is searched for is somewhere in what a row tells. A number is found however its digits stand. */
export const isFound = (row: object, search: string): boolean => {
  const told = folded(wordsOf(row));
  return folded(search)
    .split(/\s+/)
    .map((word) => word.replace(/^\+(?=\d)/, ''))
    .every((word) => told.includes(word));
};

/**
 * What of the answers that are kept fits a list that is searched, as that list would be answered; of each row the newest.
 * undefined where nothing is searched for, or where no such list was ever answered.
 */
export const searchKept = (key: QueryKey, kept: readonly Answered[]): Answered | undefined => {
  const [, path, asked, ...rest] = key as [unknown, string, Given | undefined, ...unknown[]];
  const search = asked?.query?.search;
  if (typeof search !== 'string' || search.trim() === '') return undefined;
  const answers = kept
    .filter(({ key: [, of, given] = [] }) => of === path && isWithin((given ?? {}) as Given, asked!))
    .map(({ at, data }) => ({ at, pages: pagesOf(data) }))
    .filter(({ pages }) => pages.length > 0)
    .sort((one, other) => other.at - one.at);
  const [newest] = answers;
  if (!newest) return undefined;
  const rows = new Map<number, Row>();
  for (const { pages } of answers)
    for (const row of pages.flatMap(({ results }) => results)) if (!rows.has(row.id)) rows.set(row.id, row);
  const results = [...rows.values()].filter((row) => isFound(row, search.trim()));
  const most = Number(asked!.query!.page_size) || results.length;
  // What else stands beside the rows is as it was.
  const page = {
    ...newest.pages[0],
    count: results.length,
    next: null,
    previous: null,
    results: results.slice(0, most),
  };
  const data = rest.includes('pages') ? { pages: [page], pageParams: [null] } : page;
  return { at: Math.min(...answers.map(({ at }) => at)), key, data };
};

const hasRows = ({ data }: Answered) => pagesOf(data).some(({ results }) => results.length > 0);

/**
 * The same of a list that is asked for by filters which somebody's words were read as: those words are searched for, since no
 * list is kept for each filter. undefined where nothing has them: that says nothing of what has these filters.
 */
export const searchTyped = (
  [shows, path, asked, ...rest]: QueryKey,
  kept: readonly Answered[],
  readings: readonly Reading[],
): Answered | undefined => {
  const { query = {}, ...which } = (asked ?? {}) as Given;
  const reading = readings.find(({ filters }) =>
    Object.entries(filters).every(([name, value]) => name in query && textOf(query[name]) === textOf(value)),
  );
  if (!reading) return undefined;
  const others = Object.entries(query).filter(([name]) => !(name in reading.filters));
  const typed = { ...which, query: { ...Object.fromEntries(others), search: reading.text } };
  const found = searchKept([shows, path, typed, ...rest], kept);
  return found && hasRows(found) ? found : undefined;
};
