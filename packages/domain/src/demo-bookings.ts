/** Demonstrations of the product that strangers book (domain 2.12): when they can be, and how a booking moves. */
import { addDays, dayInIndia } from './dates.ts';
import { languageNames, languageTags } from './lookups/office.ts';

export const demoStatuses = ['Requested', 'Confirmed', 'Completed', 'No Show', 'Rescheduled', 'Cancelled'] as const;
export type DemoStatus = (typeof demoStatuses)[number];

export const demoOutcomes = ['Interested', 'Trial started', 'Bought', 'Follow up', 'Not interested'] as const;
export type DemoOutcome = (typeof demoOutcomes)[number];

export const demoTeamSizes = ['1', '2-5', '6-15', '16+'] as const;
export type DemoTeamSize = (typeof demoTeamSizes)[number];

export const demoBusinesses = ['Residential', 'Commercial', 'Both'] as const;
export const demoLanguages = ['English', 'Hindi', 'Gujarati', 'Marathi'] as const;
export type DemoLanguage = (typeof demoLanguages)[number];
/** Of each its name as its speakers look for it, and its tag (BCP 47). */
export const demoLanguageNames = { ...languageNames, Marathi: 'मराठी' } as const satisfies Record<DemoLanguage, string>;
export const demoLanguageTags = { ...languageTags, Marathi: 'mr' } as const satisfies Record<DemoLanguage, string>;

/** Times of the day are HH:MM by the clock in India. */
export const demoHours = {
  from: '11:00',
  to: '18:00',
  minutes: 30,
  /** How far ahead slots are made. */
  daysAhead: 14,
  /** Nobody books a slot that begins sooner. */
  leastAheadMs: 2 * 3_600_000,
  /** People who may come to one slot, at most. */
  mostCapacity: 20,
} as const;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The slots of a day that has any, in order. */
export const demoTimes: readonly { readonly start_time: string; readonly end_time: string }[] = (() => {
  const [first, last] = [minutesOf(demoHours.from), minutesOf(demoHours.to)];
  return Array.from({ length: Math.floor((last - first) / demoHours.minutes) }, (_, i) => ({
    start_time: timeOf(first + i * demoHours.minutes),
    end_time: timeOf(first + (i + 1) * demoHours.minutes),
  }));
})();

/** Whether there are demonstrations on a day, YYYY-MM-DD: Monday to Saturday. */
export const isDemoDay = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() !== 0;

/** The days that have slots at a moment: from today on, without Sundays. */
export const demoDays = (now: Date): string[] =>
  Array.from({ length: demoHours.daysAhead + 1 }, (_, ahead) => addDays(dayInIndia(now), ahead)).filter(isDemoDay);

/** Whether a slot, by when it begins (ISO 8601), is far enough ahead to be booked. */
export const isBookable = (starts_at: string, now: Date): boolean =>
  Date.parse(starts_at) - now.getTime() >= demoHours.leastAheadMs;

/** Hours before it begins at which who booked is reminded. */
export const demoReminderHours = [24, 1] as const;

/** Who moves a booking: the stranger by the link of it, or the platform's people. */
export type DemoMover = 'visitor' | 'admin';
/** What has to be said with a move. */
export type DemoMoveNeed = 'outcome' | 'slot';

export interface DemoMove {
  readonly from: DemoStatus;
  readonly to: DemoStatus;
  readonly who: readonly DemoMover[];
  readonly needs: readonly DemoMoveNeed[];
  /** `begun`: once its time has come. */
  readonly when?: 'begun';
}

const anybody: readonly DemoMover[] = ['visitor', 'admin'];
const admin: readonly DemoMover[] = ['admin'];

/**
 * Every move there is. A visitor confirms by the code that came to the number. What was Rescheduled stays so; another
 * booking takes its place.
 */
export const demoMoves: readonly DemoMove[] = [
  { from: 'Requested', to: 'Confirmed', who: anybody, needs: [] },
  { from: 'Requested', to: 'Rescheduled', who: anybody, needs: ['slot'] },
  { from: 'Requested', to: 'Cancelled', who: anybody, needs: [] },
  { from: 'Confirmed', to: 'Completed', who: admin, needs: ['outcome'], when: 'begun' },
  { from: 'Confirmed', to: 'No Show', who: admin, needs: [], when: 'begun' },
  { from: 'Confirmed', to: 'Rescheduled', who: anybody, needs: ['slot'] },
  { from: 'Confirmed', to: 'Cancelled', who: anybody, needs: [] },
];

/** `no way`: nobody moves it so; `not you`: others do; `too early` and `too late`: not at this time. */
export type DemoMoveRefusal = 'no way' | 'not you' | 'too early' | 'too late';

interface Timed {
  readonly status: DemoStatus;
  /** ISO 8601. */
  readonly starts_at: string;
}

/** Why a booking may not be moved so at a moment; null when it may. A visitor moves nothing that has begun. */
export const demoMoveRefusal = (
  who: DemoMover,
  { status, starts_at }: Timed,
  to: DemoStatus,
  now: Date,
): DemoMoveRefusal | null => {
  const move = demoMoves.find((one) => one.from === status && one.to === to);
  if (!move) return 'no way';
  if (!move.who.includes(who)) return 'not you';
  const hasBegun = now.getTime() >= Date.parse(starts_at);
  if (move.when === 'begun' && !hasBegun) return 'too early';
  return who === 'visitor' && hasBegun ? 'too late' : null;
};

/** The statuses to which somebody may move a booking at a moment. */
export const demoMovesOf = (who: DemoMover, booking: Timed, now: Date): DemoStatus[] =>
  demoMoves
    .filter(({ from, to }) => from === booking.status && demoMoveRefusal(who, booking, to, now) === null)
    .map(({ to }) => to);

/** The statuses in which a booking takes a place of its slot: what was moved or called off gives it back. */
export const placedDemoStatuses: readonly DemoStatus[] = ['Confirmed', 'Completed', 'No Show'];
