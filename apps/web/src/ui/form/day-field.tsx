import { dayText, typedDay } from '@angan/domain/typed-day.ts';
import { useState } from 'react';
import { DateField, dayUnreadable } from './date-field.tsx';

interface Props {
  label: string;
  /** YYYY-MM-DD; '' for none. */
  value: string;
  onChange: (day: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
}

/** A date field for forms that keep days and not what was typed; what is half typed or no day stays in the field. */
export const DayField = ({ value, onChange, error, ...shown }: Props) => {
  const [typed, setTyped] = useState(dayText(value || null));
  const isOther = (typedDay(typed) ?? '') !== value && typedDay(typed) !== undefined;
  const text = isOther ? dayText(value || null) : typed;
  return (
    <DateField
      {...shown}
      value={text}
      error={error ?? (text.length === 10 && typedDay(text) === undefined ? dayUnreadable : undefined)}
      onChange={(next) => {
        setTyped(next);
        const day = typedDay(next);
        if (day !== undefined) onChange(day ?? '');
      }}
    />
  );
};
