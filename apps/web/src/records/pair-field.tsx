import type { FieldKind, Pair } from '@angan/contract/kit/pairs.ts';
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
  pair: Pair;
  label: string;
  /** As it stands in the form; what each kind looks like is told by `DraftKinds`. */
  value: unknown;
  onChange: (value: unknown) => void;
  /** Behind the number: 'ft', 'months', 'per month'. */
  unit?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Words above this many go into the phone's own list; fewer stand in sight. */
const mostChips = 9;
/** Texts from this many characters on have several lines. */
const longText = 300;

const partOf = <T,>(pair: Pair, name: 'max' | 'options') => (pair as unknown as Record<string, T>)[name]!;

/** The control of a plain field, by its kind. A reference and a value with parts have controls of their own. */
export const PairField = ({ pair, label, value, onChange, unit, hint, error }: Props) => {
  const shared = { label, error, ...(hint && { hint }) };
  const text = { ...shared, value: value as string, onChange };
  const kind: FieldKind = pair.kind;
  switch (kind) {
    case 'text': {
      const max = partOf<number>(pair, 'max');
      return max >= longText ? <TextAreaField {...text} maxLength={max} /> : <TextField {...text} maxLength={max} />;
    }
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
      const [options, isAlwaysSet] = [partOf<string[]>(pair, 'options'), 'isAlwaysSet' in pair];
      if (options.length > mostChips && !isAlwaysSet)
        return <SelectField {...shared} words={options} value={value as string | null} onChange={onChange} />;
      return (
        <ChoiceChips
          label={label}
          choices={wordChoices(options)}
          chosen={value === null ? [] : [value as string]}
          single
          required={isAlwaysSet}
          error={error}
          onChange={([chosen]) => onChange(chosen ?? null)}
        />
      );
    }
    case 'choices':
      return (
        <ChoiceChips
          label={label}
          choices={wordChoices(partOf<string[]>(pair, 'options'))}
          chosen={value as string[]}
          error={error}
          onChange={onChange}
        />
      );
    default:
      throw new RangeError(`${label} needs a control of its own`);
  }
};

interface YesNoProps {
  label: string;
  value: boolean | null;
  error?: string | undefined;
  onChange: (value: boolean | null) => void;
}
const YesNo = ({ label, value, error, onChange }: YesNoProps) => (
  <ChoiceChips
    label={label}
    choices={[
      { id: 'yes', label: 'Yes' },
      { id: 'no', label: 'No' },
    ]}
    chosen={value === null ? [] : [value ? 'yes' : 'no']}
    single
    error={error}
    onChange={([chosen]) => onChange(chosen === undefined ? null : chosen === 'yes')}
  />
);
