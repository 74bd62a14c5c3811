import type { Resolved } from './merge.ts';
import type { NameIds } from './office-names.ts';
import type { Person } from './person.ts';

/** Stands for a source or a group that will be added: nobody has it yet. */
const notYet = -1;

interface Defaults {
  readonly default_source: number | null;
  readonly default_groups: readonly number[];
}

/** A row with its source and groups by id, and those of the import where it names none itself. */
export const resolve = (
  { mobiles, source, contactgroup, fields }: Person,
  ids: NameIds,
  { default_source, default_groups }: Defaults,
): Resolved => {
  const usual = default_source !== null && ids.hasSource(default_source) ? default_source : null;
  const groups = contactgroup.map((name) => ids.group(name) ?? notYet);
  return {
    mobiles,
    fields,
    source: source === '' ? usual : (ids.source(source) ?? notYet),
    groups: [...new Set(groups.length ? groups : default_groups.filter(ids.hasGroup))],
  };
};
