import { addDays, addMonths } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatMonth, formatMonthShort, perLanguage } from '../../core/language/index.ts';
import styles from './calendar.module.css';

interface Props {
  /** YYYY-MM-DD; null for none. */
  value: string | null;
  today: string;
  onPick: (day: string) => void;
}

const days = perLanguage(() => [t`Sun`, t`Mon`, t`Tue`, t`Wed`, t`Thu`, t`Fri`, t`Sat`]);
const months = perLanguage(() =>
  Array.from({ length: 12 }, (_, at) => {
    const value = String(at + 1).padStart(2, '0');
    return { value, label: formatMonthShort(`2026-${value}-01`) };
  }),
);
/** What is heard of a day: '21 November 2026'. */
const dayName = (day: string) => `${Number(day.slice(8))} ${formatMonth(day)}`;
/** Years before and after this one that can be chosen: birthdays lie far back, plans not far ahead. */
const reach = { back: 100, ahead: 10 } as const;

const weekday = (day: string) => new Date(day).getUTCDay();
const firstOf = (day: string) => `${day.slice(0, 7)}-01`;

/** The weeks that a month touches, each from Sunday. */
const weeksOf = (day: string): string[][] => {
  const first = firstOf(day);
  const start = addDays(first, -weekday(first));
  const last = addDays(addMonths(first, 1), -1);
  const count = Math.ceil((weekday(first) + Number(last.slice(8))) / 7);
  return Array.from({ length: count }, (_, week) => days().map((_, at) => addDays(start, week * 7 + at)));
};

const moves: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekday(day)),
  End: (day) => addDays(day, 6 - weekday(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** A month to pick a day from; arrows walk the days, Page up and Page down the months. */
export const Calendar = ({ value, today, onPick }: Props) => {
  const [at, setAt] = useState(value ?? today);
  const grid = useRef<HTMLTableElement>(null);
  const walked = useRef(false);
  useEffect(() => {
    if (walked.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
    walked.current = false;
  }, [at]);
  const year = Number(today.slice(0, 4));
  const years = Array.from({ length: reach.back + reach.ahead + 1 }, (_, back) => String(year + reach.ahead - back));
  const walk = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    walked.current = true;
    setAt(move(at));
  };
  /** The same day of another month, or its last. */
  const turnTo = (month: string) => {
    const last = addDays(addMonths(`${month}-01`, 1), -1);
    const same = `${month}-${at.slice(8)}`;
    setAt(same < last ? same : last);
  };
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <ActionIcon aria-label={t`Earlier month`} onClick={() => setAt(addMonths(at, -1))}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <NativeSelect
          className={styles.month}
          aria-label={t`Month`}
          value={at.slice(5, 7)}
          data={months()}
          onChange={(event) => turnTo(`${at.slice(0, 4)}-${event.currentTarget.value}`)}
        />
        <NativeSelect
          className={styles.year}
          aria-label={t`Year`}
          value={at.slice(0, 4)}
          data={years.includes(at.slice(0, 4)) ? years : [at.slice(0, 4), ...years]}
          onChange={(event) => turnTo(`${event.currentTarget.value}-${at.slice(5, 7)}`)}
        />
        <ActionIcon aria-label={t`Later month`} onClick={() => setAt(addMonths(at, 1))}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </div>
      <table ref={grid} className={styles.days} onKeyDown={walk}>
        <thead>
          <tr>
            {days().map((day) => (
              <th key={day} scope="col" abbr={day}>
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    className={styles.day}
                    data-day={day}
                    data-other={day.slice(0, 7) !== at.slice(0, 7) || undefined}
                    data-today={day === today || undefined}
                    aria-pressed={day === value}
                    aria-label={dayName(day)}
                    tabIndex={day === at ? 0 : -1}
                    data-autofocus={day === at || undefined}
                    onClick={() => onPick(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
