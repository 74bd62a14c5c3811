import type { DataMigration, MigrationTarget } from '@angan/contract/imports/data-migration.ts';
import { useDraft } from '../core/drafts/index.ts';
import { useRunsTheOffice } from '../core/session/index.ts';
import type { Mapping } from './use-import.ts';

/** What a person makes of a file's columns until it is checked; kept across a reload. */
export interface MappingDraft {
  /** The sheet that it was made for: another one has other columns. */
  sheet: string;
  targets: MigrationTarget[];
  mode: DataMigration['mode'];
  source: number | null;
  contactgroup: number[];
  deal_type: number[];
  property_subtype: number | null;
  assigned_to: number[];
  city: number | null;
  /** What the file overwrites, in that mode; empty: all that it has. */
  overwrite: MigrationTarget[];
  saveAs: string;
}

const draftOf = ({ sheet, columns, mode, defaults, overwrite }: DataMigration): MappingDraft => ({
  sheet,
  targets: columns.map(({ target }) => target),
  mode,
  ...defaults,
  overwrite,
  saveAs: '',
});

export const useMapping = (migration: DataMigration) => {
  const whole = useRunsTheOffice();
  const stands = draftOf(migration);
  const { draft, change, clear } = useDraft(`import:${migration.id}`, stands);
  const fits = draft.sheet === stands.sheet && draft.targets.length === stands.targets.length;
  const mapping = fits ? draft : stands;
  const set = (changes: Partial<MappingDraft>) => change({ ...mapping, ...changes });
  const sent: Mapping = {
    targets: mapping.targets,
    mode: whole ? mapping.mode : 'Add new only',
    defaults: {
      source: mapping.source,
      contactgroup: mapping.contactgroup,
      deal_type: mapping.deal_type,
      property_subtype: mapping.property_subtype,
      assigned_to: mapping.assigned_to,
      city: mapping.city,
    },
    overwrite: mapping.overwrite,
    ...(mapping.saveAs.trim() && { save_as: mapping.saveAs.trim() }),
  };
  return {
    mapping,
    set,
    setTarget: (at: number, target: MigrationTarget) => set({ targets: mapping.targets.with(at, target) }),
    clear,
    sent,
    /** Every mode is for who runs the office; the others add people and change none. */
    modes: whole ? 'all' : 'new only',
  } as const;
};
export type MappingState = ReturnType<typeof useMapping>;
