import { dayInIndia, daysBetween } from './dates.ts';

/** What a new company begins with: the plan's name, and the days until it ends. */
export const trial = { plan: 'Trial', days: 14 } as const;

/** When a trial that begins now ends. */
export const trialEnd = (now: Date): Date => new Date(now.getTime() + trial.days * 86_400_000);

/** Days until something ends, counted by the calendar in India: 0 on its last day and after it. */
export const daysLeft = (endsAt: string, now: Date): number =>
  Math.max(0, daysBetween(dayInIndia(now), dayInIndia(endsAt)));
