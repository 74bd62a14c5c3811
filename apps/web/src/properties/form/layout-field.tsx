import {
  type FieldPlace,
  type LaidOutField,
  laidOutPairs,
  propertyLayout,
} from '@angan/contract/properties/property-layout.ts';
import type { SizeUnit } from '@angan/domain/units.ts';
import { KindField } from '../../records/index.ts';
import { SizeField } from '../../ui/form/index.ts';
import type { FieldProps } from './field-props.ts';
import type { PropertyDraft } from './property-draft.ts';
import { specialFields } from './special-fields.tsx';

/** The control of one plain field, by its kind; those with a control of their own are in `specialFields`. */
export const LayoutField = ({ field, draft, set, errors }: FieldProps & { field: LaidOutField }) => {
  const Special = specialFields[field];
  if (Special) return <Special draft={draft} set={set} errors={errors} />;
  const { label, unit, hint }: FieldPlace = propertyLayout[field];
  const pair = laidOutPairs[field];
  const unitField = `${field}_unit`;
  if (unitField in laidOutPairs) {
    const known = (draft as unknown as Record<string, SizeUnit | null>)[unitField];
    return (
      <SizeField
        label={label}
        value={draft[field] as string}
        unit={known ?? draft.size_unit ?? 'Sqft'}
        onUnit={(next) => set({ [unitField]: next } as Partial<PropertyDraft>)}
        error={errors[field] ?? errors[unitField]}
        onChange={(next) =>
          set({ [field]: next, [unitField]: known ?? draft.size_unit ?? 'Sqft' } as Partial<PropertyDraft>)
        }
      />
    );
  }
  return (
    <KindField
      pair={pair}
      label={label}
      unit={unit}
      hint={hint}
      error={errors[field]}
      value={draft[field]}
      onChange={(value) => set({ [field]: value } as Partial<PropertyDraft>)}
    />
  );
};
