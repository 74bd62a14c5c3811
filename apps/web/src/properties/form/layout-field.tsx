import { type LaidOutField, laidOut } from '@angan/contract/properties/property-fields.ts';
import type { SizeUnit } from '@angan/domain/units.ts';
import { word } from '../../core/language/index.ts';
import { KindField, useCityOf } from '../../records/index.ts';
import { SizeField } from '../../ui/form/index.ts';
import type { FieldProps } from './field-props.ts';
import type { PropertyDraft } from './property-draft.ts';
import { specialFields } from './special-fields.tsx';

/** The control of one plain field, by its kind; those with a control of their own are in `specialFields`. */
export const LayoutField = ({ field, draft, set, errors }: FieldProps & { field: LaidOutField }) => {
  const city = useCityOf(draft.area);
  const Special = specialFields[field];
  if (Special) return <Special draft={draft} set={set} errors={errors} />;
  const { label, unit, hint } = laidOut[field];
  const pair = laidOut[field];
  const unitField = `${field}_unit`;
  if (unitField in laidOut) {
    const known = (draft as unknown as Record<string, SizeUnit | null>)[unitField];
    return (
      <SizeField
        label={word(label)}
        value={draft[field] as string}
        unit={known ?? draft.size_unit ?? 'Sqft'}
        city={city}
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
