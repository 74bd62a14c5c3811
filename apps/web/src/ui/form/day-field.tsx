import { dayText, typedDay } from '@angan/domain/typed-day.ts';
import { useState } from 'react';
import { DateField, dayUnreadable } from './date-field.tsx';

interface Props {
  label: string;
  /** YYYY-MM-DD; '' for none; with `keepsUnreadable`, what is no day as it was typed. */
  value: string;
  onChange: (day: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  /** What is half typed or no day is handed on too, for a form that says so when it is sent. */
  keepsUnreadable?: boolean;
}

const asTyped = (value: string) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? dayText(value) : value);

/** A date field for forms that keep days and not what was typed; what is half typed or no day stays in the field. */
export const DayField = ({ value, onChange, error, keepsUnreadable = false, ...shown }: Props) => {
  const [typed, setTyped] = useState(asTyped(value));
  const day = typedDay(typed);
  const isOther = day === undefined ? keepsUnreadable && typed !== value : (day ?? '') !== value;
  const text = isOther ? asTyped(value) : typed;
  return (
    <DateField
      {...shown}
      value={text}
      error={error ?? (text.length === 10 && typedDay(text) === undefined ? dayUnreadable() : undefined)}
      onChange={(next) => {
        setTyped(next);
        const day = typedDay(next);
        if (day !== undefined || keepsUnreadable) onChange(day === undefined ? next : (day ?? ''));
      }}
    />
  );
};
