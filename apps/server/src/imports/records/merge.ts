import type { MigrationMode } from '@angan/contract/imports/data-migration.ts';
import type { Changes } from '../engine/changes.ts';
import type { Columns, RecordHandle } from './handle.ts';

/** fill: what is there stays, what is empty is filled. overwrite: what the row says wins. */
export type How = 'fill' | 'overwrite';

/** How a row is brought together with a record that is here. undefined: not at all. */
export const howFor = (mode: MigrationMode, here: Pick<RecordHandle, 'isOfThisImport'>): How | undefined => {
  if (mode === 'Add and overwrite' && !here.isOfThisImport) return 'overwrite';
  if (here.isOfThisImport) return 'fill';
  return mode === 'Add new only' ? undefined : 'fill';
};

/** Values that belong together: filled together or not at all. */
const together: readonly (readonly string[])[] = [
  ['size', 'size_unit', 'size_basis'],
  ['carpet_area', 'carpet_area_unit'],
  ['built_up_area', 'built_up_area_unit'],
  ['super_built_up_area', 'super_built_up_area_unit'],
  ['plot_area', 'plot_area_unit'],
  ['sale_price', 'sale_price_basis'],
  ['rent', 'rent_basis'],
  ['possession', 'possession_date'],
  ['size_min', 'size_max'],
];
const leaderOf = new Map(together.flatMap(([leader, ...rest]) => rest.map((column) => [column, leader!] as const)));

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) ? value.length === 0 : typeof value === 'object' && Object.keys(value).length === 0);

/**
 * What a row changes of a record that is here: {column: [before, after]}. `only`: the columns that may be overwritten;
 * the others are filled. `fixed`: those that no list changes. An owner is filled where none is known.
 */
export const merge = (
  known: Columns,
  row: Columns,
  how: How,
  { only, fixed }: { readonly only: ReadonlySet<string>; readonly fixed: ReadonlySet<string> },
): Changes => {
  const wins = (column: string) => {
    const leader = leaderOf.get(column) ?? column;
    if (isEmpty(known[leader])) return true;
    return how === 'overwrite' && (only.size === 0 || only.has(leader));
  };
  const changes: Record<string, readonly [unknown, unknown]> = {};
  for (const [column, after] of Object.entries(row)) {
    // One that is still to be added has only what its row says.
    if (isEmpty(after) || (known.id !== undefined && !(column in known))) continue;
    if (fixed.has(column) && !(column === 'contact' && isEmpty(known.contact))) continue;
    if (typeof after === 'boolean' ? !(after && wins(column)) && how === 'fill' : !wins(column)) continue;
    if (JSON.stringify(known[column]) !== JSON.stringify(after)) changes[column] = [known[column] ?? null, after];
  }
  return changes;
};
