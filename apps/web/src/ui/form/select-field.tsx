import { t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import { word } from '../../core/language/index.ts';
import { errorLine } from './error-line.tsx';

interface Props<Word extends string> {
  label: string;
  words: readonly Word[];
  value: Word | null;
  onChange: (word: Word | null) => void;
  /** What stands for none: 'Not chosen'. */
  none?: string;
  error?: string | undefined;
  hint?: string | undefined;
}

/** One word of a list that is too long for chips, or none; the phone's own wheel where there is one. */
export const SelectField = <Word extends string>(props: Props<Word>) => {
  const { label, words, value, onChange, none = t`Not chosen`, error, hint } = props;
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      data={[{ value: '', label: none }, ...words.map((one) => ({ value: one, label: word(one) }))]}
      error={errorLine(error)}
      description={hint}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      onChange={(event) => onChange(words.find((one) => one === event.currentTarget.value) ?? null)}
    />
  );
};
