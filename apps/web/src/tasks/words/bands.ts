import type { Task, TaskCounts } from '@angan/contract/tasks/tasks.ts';
import { type DueTime, dueTimes } from '@angan/domain/lookups/tasks.ts';
import { dueBands } from '@angan/domain/task-days.ts';
import { t } from '@lingui/core/macro';
import { perLanguage } from '../../core/language/index.ts';

/** Where a task stands in the list; 'earlier' is what is over and done with. */
export type Band = DueTime | 'earlier';

/** The band of a task, seen from a moment. */
export const bandOf = ({ date_time, status }: Pick<Task, 'date_time' | 'status'>, now: Date): Band => {
  const bands = dueBands(now);
  const at = new Date(date_time).toISOString();
  const band = dueTimes.find((one) => bands[one].from <= at && (bands[one].before === null || at < bands[one].before));
  const isOpen = status === 'Scheduled' || status === 'Missed';
  return band === undefined || (band === 'overdue' && !isOpen) ? 'earlier' : band;
};

export const bandWords = perLanguage<Record<Band, string>>(() => ({
  earlier: t`Earlier`,
  overdue: t`Overdue`,
  today: t`Today`,
  tomorrow: t`Tomorrow`,
  later: t`Later`,
}));

/** How many stand in a band; of today also those that are done. */
export const countIn = (band: Band, counts: TaskCounts): number | undefined => {
  if (band === 'earlier') return undefined;
  return band === 'today' ? counts.today + counts.today_done : counts[band];
};

/** What has still to be done, of all bands. */
export const openCount = ({ overdue, today, tomorrow, later }: TaskCounts): number =>
  overdue + today + tomorrow + later;
