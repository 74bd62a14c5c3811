import {
  type FieldPlace,
  type LaidOutField,
  laidOutPairs,
  propertyLayout,
} from '@angan/contract/properties/property-layout.ts';
import type { SizeUnit } from '@angan/domain/units.ts';
import { PairField } from '../../records/index.ts';
import { SizeField } from '../../ui/form/index.ts';
import type { PropertyDraft } from './property-draft.ts';
import { specialFields } from './special-fields.tsx';

export interface FieldProps {
  draft: PropertyDraft;
  set: (change: Partial<PropertyDraft>) => void;
  errors: Record<string, string>;
}

/** The control of one plain field, by its kind; those with a control of their own are in `specialFields`. */
export const LayoutField = ({ field, draft, set, errors }: FieldProps & { field: LaidOutField }) => {
  const Special = specialFields[field];
  if (Special) return <Special draft={draft} set={set} errors={errors} />;
  const { label, unit, hint }: FieldPlace = propertyLayout[field];
  const unitField = `${field}_unit`;
  if (unitField in laidOutPairs) {
    const known = (draft as unknown as Record<string, SizeUnit | null>)[unitField] ?? draft.size_unit ?? 'Sqft';
    return (
      <SizeField
        label={label}
        value={draft[field] as string}
        unit={known}
        onUnit={(next) => set({ [unitField]: next } as Partial<PropertyDraft>)}
        error={errors[field] ?? errors[unitField]}
        onChange={(next) => set({ [field]: next, [unitField]: known } as Partial<PropertyDraft>)}
      />
    );
  }
  return (
    <PairField
      pair={laidOutPairs[field]}
      label={label}
      unit={unit}
      hint={hint}
      value={draft[field]}
      error={errors[field]}
      onChange={(value) => set({ [field]: value } as Partial<PropertyDraft>)}
    />
  );
};
