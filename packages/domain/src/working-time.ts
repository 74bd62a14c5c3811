/** The hours in which an office works, and what is counted in them. India, whose day is always 24 hours. */

const indiaMs = 19_800_000;
const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Days after which nobody counts any more. */
const mostDays = 400;

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `days` on which somebody works, by their English names; 'HH:MM' in India. */
export interface WorkingHours {
  readonly days: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** Where an office has not said: every day from nine to eight, as the dashboard counts. */
export const usualWorkingHours: WorkingHours = { days: weekdayNames, from: '09:00', to: '20:00' };

/** The hours of an office by what it says of itself: '' and no days where it does not. */
export const workingHoursOf = (said: {
  readonly days: readonly string[];
  readonly from: string | null;
  readonly to: string | null;
  readonly off: readonly string[];
}): WorkingHours => {
  const days = said.days.length > 0 ? said.days : weekdayNames;
  const works = days.filter((day) => !said.off.includes(day));
  return {
    days: works.length > 0 ? works : days,
    from: said.from?.slice(0, 5) ?? usualWorkingHours.from,
    to: said.to?.slice(0, 5) ?? usualWorkingHours.to,
  };
};

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The spans of time in which it works, from the day of `from` on, or back from it. */
function* spans(from: Date, { days, ...hours }: WorkingHours, step: 1 | -1 = 1) {
  const first = Math.floor((from.getTime() + indiaMs) / dayMs) * dayMs;
  for (let day = 0; day < mostDays; day += 1) {
    const midnight = first + step * day * dayMs;
    if (!days.includes(weekdayNames[new Date(midnight).getUTCDay()]!)) continue;
    const [begins, ends] = [hours.from, hours.to].map((time) => midnight - indiaMs + minutesOf(time) * minuteMs);
    yield { begins: begins!, ends: ends! };
  }
}

/** Whole minutes of working hours between two moments; 0 where the second is not after the first. */
export const workingMinutes = (from: Date, to: Date, hours: WorkingHours): number => {
  let ms = 0;
  for (const { begins, ends } of spans(from, hours)) {
    if (begins >= to.getTime()) break;
    ms += Math.max(0, Math.min(ends, to.getTime()) - Math.max(begins, from.getTime()));
  }
  return Math.floor(ms / minuteMs);
};

/** The moment at which so many minutes of working hours have passed since another. */
export const afterWorkingMinutes = (from: Date, minutes: number, hours: WorkingHours): Date => {
  let left = minutes * minuteMs;
  for (const { begins, ends } of spans(from, hours)) {
    const start = Math.max(begins, from.getTime());
    if (start >= ends) continue;
    if (ends - start >= left) return new Date(start + left);
    left -= ends - start;
  }
  return new Date(from.getTime() + minutes * minuteMs);
};

/** The moment since which so many minutes of working hours have passed: who came before it has waited longer. */
export const beforeWorkingMinutes = (to: Date, minutes: number, hours: WorkingHours): Date => {
  let left = minutes * minuteMs;
  for (const { begins, ends } of spans(to, hours, -1)) {
    const end = Math.min(ends, to.getTime());
    if (end <= begins) continue;
    if (end - begins >= left) return new Date(end - left);
    left -= end - begins;
  }
  return new Date(to.getTime() - minutes * minuteMs);
};

/** Minutes of working hours within which whoever asks is to be answered: good, due, late. */
export const answerMinutes = { good: 5, due: 15, late: 60 } as const;
