/** How late a due is (domain 2.9, 4.13). */
import { daysBetween } from '../dates.ts';
import { type Paise, sumOf } from '../paise.ts';

export const ageingBuckets = ['Not yet due', '0-30', '31-60', '61-90', '90+'] as const;
export type AgeingBucket = (typeof ageingBuckets)[number];

export interface Due {
  /** YYYY-MM-DD; null: not asked for yet. */
  readonly due_date: string | null;
  readonly balance: Paise;
}

/** Days from the due date to today; 0 on it and before it, and of what has no date or nothing open. */
export const daysLate = ({ due_date, balance }: Due, today: string): number =>
  due_date === null || balance <= 0 ? 0 : Math.max(0, daysBetween(due_date, today));

export const isOverdue = (due: Due, today: string): boolean => daysLate(due, today) > 0;

/** The 30th, 60th and 90th day belong to the younger row. */
export const ageingBucketOf = (due: Due, today: string): AgeingBucket => {
  const late = daysLate(due, today);
  if (late === 0) return 'Not yet due';
  if (late <= 30) return '0-30';
  if (late <= 60) return '31-60';
  return late <= 90 ? '61-90' : '90+';
};

export interface AgeingRow {
  readonly bucket: AgeingBucket;
  readonly count: number;
  readonly balance: Paise;
}

/** Every row with what lies in it, the youngest first. What is settled lies in none. */
export const ageingOf = (dues: readonly Due[], today: string): AgeingRow[] => {
  const open = dues.filter(({ balance }) => balance > 0);
  return ageingBuckets.map((bucket) => {
    const own = open.filter((due) => ageingBucketOf(due, today) === bucket);
    return { bucket, count: own.length, balance: sumOf(own.map(({ balance }) => balance)) };
  });
};
