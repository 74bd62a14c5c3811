import { type UnitFields, unitMistakes } from '@angan/contract/projects/project-rules.ts';
import type { ProjectUnit, ProjectUnitInput } from '@angan/contract/projects/project-units.ts';
import type { UnitPriceBasis } from '@angan/domain/lookups/projects.ts';
import type { SizeUnit } from '@angan/domain/units.ts';
import { t } from '@lingui/core/macro';
import { formatNumber, word } from '../../core/language/index.ts';
import { countIn, countUnreadable, moneyUnreadable, rupeesIn, sizeIn, sizeUnreadable } from '../../ui/form/index.ts';

/** A unit type while it is filled in: numbers as they were typed. */
export interface UnitDraft {
  unit_name: string;
  bhk: number | null;
  rera_carpet: string;
  carpet_unit: SizeUnit;
  super_built_up: string;
  price_basis: UnitPriceBasis;
  price_from: string;
  price_to: string;
  units_total: string;
  units_left: string;
}

export const emptyUnit = (carpet_unit: SizeUnit): UnitDraft => ({
  unit_name: '',
  bhk: null,
  rera_carpet: '',
  carpet_unit,
  super_built_up: '',
  price_basis: 'Total',
  price_from: '',
  price_to: '',
  units_total: '',
  units_left: '',
});

const shown = (value: number | null) => (value === null ? '' : formatNumber(value));

export const unitDraftOf = (unit: ProjectUnit): UnitDraft => ({
  unit_name: unit.unit_name,
  bhk: unit.bhk,
  rera_carpet: shown(unit.rera_carpet),
  carpet_unit: unit.carpet_unit,
  super_built_up: shown(unit.super_built_up),
  price_basis: unit.price_basis,
  price_from: shown(unit.price_from),
  price_to: shown(unit.price_to),
  units_total: shown(unit.units_total),
  units_left: shown(unit.units_left),
});

/** Counts are shown in groups: '1,200'. */
const count = (text: string) => countIn(text.replaceAll(',', ''));

/** The draft as it is sent; what cannot be read is null here and told by `unitDraftMistakes`. */
export const unitBody = (draft: UnitDraft): Omit<ProjectUnitInput, 'project'> => ({
  unit_name: draft.unit_name,
  bhk: draft.bhk,
  rera_carpet: sizeIn(draft.rera_carpet) ?? 0,
  carpet_unit: draft.carpet_unit,
  super_built_up: sizeIn(draft.super_built_up) ?? null,
  price_basis: draft.price_basis,
  price_from: rupeesIn(draft.price_from) ?? null,
  price_to: rupeesIn(draft.price_to) ?? null,
  units_total: count(draft.units_total) ?? null,
  units_left: count(draft.units_left) ?? null,
});

/** What is wrong, by field, before the server is asked. */
export const unitDraftMistakes = (draft: UnitDraft): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const [field, [text]] of Object.entries(unitMistakes(unitBody(draft) as UnitFields)))
    if (text) found[field] = word(text);
  if (draft.unit_name.trim() === '') found.unit_name = t`Name the unit type.`;
  if (draft.rera_carpet.trim() === '') found.rera_carpet = t`Enter the RERA carpet area.`;
  for (const field of ['rera_carpet', 'super_built_up'] as const)
    if (sizeIn(draft[field]) === undefined) found[field] = sizeUnreadable();
  for (const field of ['price_from', 'price_to'] as const)
    if (rupeesIn(draft[field]) === undefined) found[field] = moneyUnreadable();
  for (const field of ['units_total', 'units_left'] as const)
    if (count(draft[field]) === undefined) found[field] = countUnreadable();
  return found;
};
