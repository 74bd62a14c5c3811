import { dayInIndia } from '@angan/domain/dates.ts';
import { dayText, typedDay } from '@angan/domain/typed-day.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { perLanguage } from '../../core/language/index.ts';
import { ownEscape } from '../own-escape.ts';
import { usePhone } from '../screen.ts';
import { Calendar } from './calendar.tsx';
import { errorLine } from './error-line.tsx';

interface Props {
  label: string;
  /** As it was typed: '21/11/2026'. */
  value: string;
  onChange: (text: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean;
}

/** What a person is told whose day cannot be read. */
export const dayUnreadable = perLanguage(() => t`Write the date as DD/MM/YYYY.`);

/** Two digits go on with a slash while one types; what is taken out, or typed otherwise, is left alone. */
const withSlashes = (text: string, before: string) =>
  text.length > before.length && /^\d{2}(\/\d{2})?$/.test(text) ? `${text}/` : text;

/** A day, typed as DD/MM/YYYY in whatever way people write it, or picked from a month. */
export const DateField = ({ label, value, onChange, error, hint, required = false }: Props) => {
  const [opened, setOpened] = useState(false);
  const phone = usePhone();
  const day = typedDay(value);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <TextInput
          label={label}
          value={value}
          required={required}
          placeholder={t`DD/MM/YYYY`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          error={errorLine(error)}
          description={hint}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          onChange={(event) => onChange(withSlashes(event.currentTarget.value, value))}
          onBlur={() => typeof day === 'string' && onChange(dayText(day))}
          rightSectionPointerEvents="all"
          rightSection={
            <ActionIcon
              {...(!phone && { size: 'xs' })}
              aria-label={t`Pick ${label.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase())}`}
              aria-haspopup="dialog"
              aria-expanded={opened}
              onClick={() => setOpened(!opened)}
            >
              <IconCalendar size={16} aria-hidden />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown {...ownEscape} role="dialog" aria-label={label}>
        <Calendar
          value={day ?? null}
          today={dayInIndia()}
          onPick={(picked) => {
            onChange(dayText(picked));
            setOpened(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
};
