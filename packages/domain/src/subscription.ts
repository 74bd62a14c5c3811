/** What an office has of the platform: kinds and states of its terms (domain 2.11), and the days that decide (4.13, 7.3). */
import { addDays, daysBetween } from './dates.ts';

/** Months of each duration, by the word that stands in addresses: `/buy/yearly`. */
export const durations = { monthly: 1, quarterly: 3, halfyearly: 6, yearly: 12 } as const;
export type Duration = keyof typeof durations;
export type DurationMonths = (typeof durations)[Duration];
export const durationNames = Object.keys(durations) as [Duration, ...Duration[]];
/** The one that costs least a month. */
export const bestDuration: Duration = 'yearly';

export const subscriptionKinds = ['Trial', 'Paid', 'Complimentary'] as const;
export type SubscriptionKind = (typeof subscriptionKinds)[number];

/** How an office stands. `Pending`: it never had a term. `Deleting`: its Owner asked for it to be deleted. */
export const subscriptionStatuses = [
  'Pending',
  'Active',
  'Cancelled',
  'Grace',
  'Expired',
  'Suspended',
  'Deleting',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** How one term stands, by its days: one that was bought ahead, one that another took the place of. */
export const termStatuses = ['Ahead', 'Active', 'Cancelled', 'Grace', 'Ended', 'Replaced'] as const;
export type TermStatus = (typeof termStatuses)[number];
/** Those by which people work today. */
export const runningTermStatuses = ['Active', 'Cancelled', 'Grace'] as const satisfies readonly TermStatus[];

/** The same for the client's guards: whoever may work is Active. */
export const guardStatuses = ['Active', 'Expired', 'Pending', 'Suspended', 'Deleting'] as const;
export type GuardStatus = (typeof guardStatuses)[number];

/** Days after its last one on which people of a paid term still work; the migration of `subscription` holds the same. */
export const graceDays = 3;

/** Days until a term is over, today and its last day counted: 1 on the last one, 0 after it. Both as YYYY-MM-DD. */
export const daysLeft = (endsOn: string, today: string): number => Math.max(0, daysBetween(today, endsOn) + 1);

/** The last day of so many days from `day` on, that day counted. */
export const lastOfDays = (day: string, days: number): string => addDays(day, days - 1);
