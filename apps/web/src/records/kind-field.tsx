import type { FieldKind, Pair } from '@angan/contract/kit/pairs.ts';
import { t } from '@lingui/core/macro';
import { Checkbox } from '@mantine/core';
import { word } from '../core/language/index.ts';
import {
  AmountField,
  ChoiceChips,
  CountField,
  DayField,
  MoneyField,
  SelectField,
  SuggestField,
  TagsField,
  TextAreaField,
  TextField,
} from '../ui/form/index.ts';
import { wordChoices } from './choices.ts';
import { ReferredField } from './referred-field.tsx';

/** What a control reads of a pair. */
export interface ShownPair extends Pair {
  readonly max?: number;
  readonly most?: number;
  readonly options?: readonly string[];
  readonly isAlwaysSet?: true;
  readonly input?: 'email' | 'digits';
  readonly isOneLine?: boolean;
}

interface Props {
  pair: ShownPair;
  label: string;
  unit?: string | undefined;
  hint?: string | undefined;
  placeholder?: string | undefined;
  required?: boolean | undefined;
  autoFocus?: boolean | undefined;
  /** Words already in use, which a text offers while one types. */
  suggestions?: readonly string[] | undefined;
  error?: string | undefined;
  /** Of a day: what is none is handed on as it was typed. */
  keepsUnreadable?: boolean | undefined;
  /** As a draft has it: see pair-draft.ts. */
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Words above this many go into the phone's own list; fewer stand in sight. */
const mostChips = 9;
/** Texts from this many characters on have several lines. */
const longText = 300;
const isLong = ({ kind, max = 0, isOneLine = false }: ShownPair) => kind === 'text' && max >= longText && !isOneLine;
const halves: readonly FieldKind[] = [
  'text',
  'mobile',
  'words',
  'count',
  'amount',
  'degrees',
  'rupees',
  'percent',
  'date',
];

/** How a field stands among its neighbours: beside another, in a row of ticks, or across. */
export type FieldWidth = 'half' | 'tick' | 'whole';
export const usualWidth = (pair: ShownPair): FieldWidth => {
  if (pair.kind === 'flag') return 'tick';
  return halves.includes(pair.kind) && !isLong(pair) ? 'half' : 'whole';
};

/** The control of one plain field, by its kind. */
export const KindField = ({ pair, error, value, onChange, ...more }: Props) => {
  const label = word(more.label);
  const unit = more.unit && word(more.unit);
  const shared = { label, error, ...(more.hint && { hint: word(more.hint) }) };
  const text = { ...shared, value: (value ?? '') as string, onChange };
  const { options = [], max = 0, isAlwaysSet = false } = pair;
  const { suggestions, placeholder, required = false, autoFocus = false, keepsUnreadable = false } = more;
  const digits = pair.input === 'digits' ? ({ inputMode: 'numeric' } as const) : {};
  switch (pair.kind) {
    case 'text':
    case 'mobile': {
      const typed = {
        ...text,
        ...digits,
        required,
        autoFocus,
        ...(max && { maxLength: max }),
        ...(placeholder && { placeholder: word(placeholder) }),
      };
      if (suggestions) return <SuggestField {...typed} suggestions={suggestions} />;
      return isLong(pair) ? (
        <TextAreaField {...typed} />
      ) : (
        <TextField {...typed} type={pair.input === 'email' ? 'email' : 'text'} />
      );
    }
    case 'words':
      return (
        <TagsField
          {...shared}
          value={value as string[]}
          maxLength={max}
          {...digits}
          {...(pair.most && { max: pair.most })}
          onChange={onChange}
        />
      );
    case 'degrees':
      return <TextField {...text} />;
    case 'count':
      return unit ? <AmountField {...text} unit={unit} /> : <CountField {...text} />;
    case 'amount':
    case 'percent':
      return <AmountField {...text} unit={unit} />;
    case 'rupees':
      return <MoneyField {...text} {...(unit && { per: unit })} />;
    case 'date':
      return <DayField {...text} keepsUnreadable={keepsUnreadable} />;
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
    case 'reference':
      if (pair.to)
        return (
          <ReferredField
            to={pair.to}
            {...{ label, error, required }}
            value={value as number | null}
            onChange={onChange}
          />
        );
      throw new RangeError(`The field '${label}' needs a control of its own`);
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
      { id: 'yes', label: t`Yes` },
      { id: 'no', label: t`No` },
    ]}
    chosen={props.value === null ? [] : [props.value ? 'yes' : 'no']}
    single
    error={props.error}
    onChange={([chosen]) => props.onChange(chosen === undefined ? null : chosen === 'yes')}
  />
);
