import { draftLimits } from '@angan/contract/whatsapp/flat-template.ts';
import { type VariableSource, variableSources } from '@angan/domain/whatsapp/templates/index.ts';
import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { perLanguage } from '../../../core/language/index.ts';
import { errorLine } from '../../../ui/form/index.ts';
import styles from './editor.module.css';

/** {{1}} as a chip. */
export const Variable = ({ name, bad = false }: { name: string | number; bad?: boolean }) => (
  <span className={styles.variable} data-bad={bad || undefined}>{`{{${name}}}`}</span>
);

interface Props {
  label: ReactNode;
  /** What it is called where the chip is not seen. */
  name: string;
  value: string;
  source: VariableSource | '';
  error?: string | undefined;
  onValue: (value: string) => void;
  onSource: (source: VariableSource | '') => void;
}

const sources = perLanguage(() => [
  { value: '', label: t`Typed each time` },
  ...Object.entries(variableSources).map(([value, label]) => ({ value, label })),
]);

/** The example of a variable, and what it is filled from when the template goes to many. */
export const VariableField = ({ label, name, value, source, error, onValue, onSource }: Props) => (
  <div className={styles.example}>
    <TextInput
      label={label}
      aria-label={t`Example of ${name}`}
      placeholder={t`Example`}
      value={value}
      maxLength={draftLimits.value}
      autoComplete="off"
      error={errorLine(error)}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
    <select
      className={styles.source}
      aria-label={t`Source of ${name}`}
      value={source}
      onChange={(event) => onSource(event.currentTarget.value as VariableSource | '')}
    >
      {sources().map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </select>
  </div>
);
