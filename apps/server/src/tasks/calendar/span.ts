import type { Received } from '@angan/contract/kit/call.ts';
import {
  type CalendarKind,
  type calendarCalls,
  calendarKinds,
  calendarLimits,
} from '@angan/contract/tasks/calendar.ts';
import { taskTexts } from '@angan/contract/tasks/texts.ts';
import { addDays, daysBetween } from '@angan/domain/dates.ts';
import { fieldErrors } from '../../core/errors.ts';

/** A span of days in India that is asked for. */
export interface Span {
  readonly from: string;
  readonly to: string;
  /** The moments between which it lies, the second no longer in it. */
  readonly begins: string;
  readonly ends: string;
  readonly kinds: readonly CalendarKind[];
  /** Whose; empty: of all whom the reader may see. */
  readonly people: readonly number[];
  /** How much of one day comes at most. */
  readonly ofDay: number;
}

/** A day as one of its rows has it, with how many the day has. */
export interface CountedDay {
  readonly day: string;
  readonly count: number;
}

const startOf = (day: string) => `${day}T00:00:00+05:30`;

/** The span that a call asks for; refused where it ends before it begins or is too long. */
export const spanOf = ({ from, to, assigned_to, kind }: Received<typeof calendarCalls.get>['query']): Span => {
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw fieldErrors({ to: [taskTexts.spanEndsFirst] });
  if (days > calendarLimits.days) throw fieldErrors({ to: [taskTexts.spanTooLong(calendarLimits.days)] });
  return {
    from,
    to,
    begins: startOf(from),
    ends: startOf(addDays(to, 1)),
    kinds: kind ?? calendarKinds,
    people: assigned_to ?? [],
    ofDay: days <= 7 ? calendarLimits.ofDayInWeek : calendarLimits.ofDay,
  };
};
