import type { Pair } from '@angan/contract/kit/pairs.ts';
import { Checkbox } from '@mantine/core';
import {
  AmountField,
  ChoiceChips,
  CountField,
  DayField,
  MoneyField,
  SelectField,
  TextAreaField,
  TextField,
} from '../ui/form/index.ts';
import { wordChoices } from './choices.ts';

interface Props {
  pair: Pair & { readonly max?: number; readonly options?: readonly string[]; readonly isAlwaysSet?: true };
  label: string;
  unit?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** As a draft has it: see pair-draft.ts. */
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Words above this many go into the phone's own list; fewer stand in sight. */
const mostChips = 9;
/** Texts from this many characters on have several lines. */
export const longText = 300;

/** The control of one plain field, by its kind. */
export const KindField = ({ pair, label, unit, hint, error, value, onChange }: Props) => {
  const shared = { label, error, ...(hint && { hint }) };
  const text = { ...shared, value: value as string, onChange };
  const { options = [], max = 0, isAlwaysSet = false } = pair;
  switch (pair.kind) {
    case 'text':
      return max >= longText ? <TextAreaField {...text} maxLength={max} /> : <TextField {...text} maxLength={max} />;
    case 'count':
      return unit ? <AmountField {...text} unit={unit} /> : <CountField {...text} />;
    case 'amount':
    case 'percent':
      return <AmountField {...text} unit={unit} />;
    case 'rupees':
      return <MoneyField {...text} {...(unit && { per: unit })} />;
    case 'date':
      return <DayField {...text} />;
    case 'flag':
      return (
        <Checkbox
          label={label}
          checked={value as boolean}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'maybe':
      return <YesNo {...shared} value={value as boolean | null} onChange={onChange} />;
    case 'choice': {
      const chosen = value as string | null;
      if (options.length > mostChips && !isAlwaysSet)
        return <SelectField {...shared} words={options} value={chosen} onChange={onChange} />;
      return (
        <ChoiceChips
          label={label}
          choices={wordChoices<string>(options)}
          chosen={chosen === null ? [] : [chosen]}
          single
          required={isAlwaysSet}
          error={error}
          onChange={([next]) => onChange(next ?? null)}
        />
      );
    }
    case 'choices':
      return (
        <ChoiceChips
          label={label}
          choices={wordChoices<string>(options)}
          chosen={value as string[]}
          error={error}
          onChange={onChange}
        />
      );
    default:
      throw new RangeError(`The field '${label}' needs a control of its own`);
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
