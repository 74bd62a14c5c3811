import {
  type FieldPlace,
  type LaidOutField,
  laidOutPairs,
  propertyLayout,
} from '@angan/contract/properties/property-layout.ts';
import type { SizeUnit } from '@angan/domain/units.ts';
import { Checkbox } from '@mantine/core';
import { wordChoices } from '../../records/index.ts';
import {
  AmountField,
  ChoiceChips,
  CountField,
  DayField,
  MoneyField,
  SelectField,
  SizeField,
  TextAreaField,
  TextField,
} from '../../ui/form/index.ts';
import type { PropertyDraft } from './property-draft.ts';
import { specialFields } from './special-fields.tsx';

export interface FieldProps {
  draft: PropertyDraft;
  set: (change: Partial<PropertyDraft>) => void;
  errors: Record<string, string>;
}

/** Words above this many go into the phone's own list; fewer stand in sight. */
const mostChips = 9;
/** Texts from this many characters on have several lines. */
const longText = 300;

/** The control of one plain field, by its kind; those with a control of their own are in `specialFields`. */
export const LayoutField = ({ field, draft, set, errors }: FieldProps & { field: LaidOutField }) => {
  const Special = specialFields[field];
  if (Special) return <Special draft={draft} set={set} errors={errors} />;
  const { label, unit, hint }: FieldPlace = propertyLayout[field];
  const pair = laidOutPairs[field];
  const change = (value: unknown) => set({ [field]: value } as Partial<PropertyDraft>);
  const shared = { label, error: errors[field], ...(hint && { hint }) };
  const text = { ...shared, value: draft[field] as string, onChange: change };
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
  switch (pair.kind) {
    case 'text':
      return pair.max >= longText ? (
        <TextAreaField {...text} maxLength={pair.max} />
      ) : (
        <TextField {...text} maxLength={pair.max} />
      );
    case 'count':
      return unit ? <AmountField {...text} unit={unit} /> : <CountField {...text} />;
    case 'amount':
    case 'percent':
      return <AmountField {...text} unit={unit} />;
    case 'rupees':
      return <MoneyField {...text} />;
    case 'date':
      return <DayField {...text} />;
    case 'flag':
      return (
        <Checkbox
          label={label}
          checked={draft[field] as boolean}
          onChange={(event) => change(event.currentTarget.checked)}
        />
      );
    case 'maybe':
      return <YesNo {...shared} value={draft[field] as boolean | null} onChange={change} />;
    case 'choice': {
      const isAlwaysSet = 'isAlwaysSet' in pair;
      const value = draft[field] as string | null;
      if (pair.options.length > mostChips && !isAlwaysSet)
        return <SelectField {...shared} words={pair.options} value={value} onChange={change} />;
      return (
        <ChoiceChips
          label={label}
          choices={wordChoices<string>(pair.options)}
          chosen={value === null ? [] : [value]}
          single
          required={isAlwaysSet}
          error={errors[field]}
          onChange={([chosen]) => change(chosen ?? null)}
        />
      );
    }
    case 'choices':
      return (
        <ChoiceChips
          label={label}
          choices={wordChoices<string>(pair.options)}
          chosen={draft[field] as string[]}
          error={errors[field]}
          onChange={change}
        />
      );
    default:
      throw new RangeError(`The field ${field} needs a control of its own`);
  }
};

const YesNo = (props: {
  label: string;
  value: boolean | null;
  error?: string | undefined;
  onChange: (value: boolean | null) => void;
}) => (
  <ChoiceChips
    label={props.label}
    choices={[
      { id: 'yes', label: 'Yes' },
      { id: 'no', label: 'No' },
    ]}
    chosen={props.value === null ? [] : [props.value ? 'yes' : 'no']}
    single
    error={props.error}
    onChange={([chosen]) => props.onChange(chosen === undefined ? null : chosen === 'yes')}
  />
);
