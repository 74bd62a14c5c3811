import { alertSettingsCalls } from '@angan/contract/alerts/alert-settings.ts';
import { taskCalls } from '@angan/contract/tasks/tasks.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { reminderKind } from '@angan/domain/task-reminders.ts';
import { App } from '@capacitor/app';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { query } from '../../core/api/index.ts';
import { useLanguage } from '../../core/language/index.ts';
import { canLock, isLockOn } from '../../core/platform/phone/own-lock.ts';
import { onRemindersAllowed, setReminders } from '../../core/platform/phone/own-reminders.ts';
import { useAuth } from '../../core/session/index.ts';
import { remindersDue } from './own-reminders-due.ts';

/** Milliseconds that the tasks stay as they are though others change some: an import would else have them read without end. */
const calmMs = 60_000;
/** Tasks that are read, and days ahead: a task is reminded of up to seven days before it. */
const reads = { tasks: 60, days: 9 } as const;

/** Keeps what the phone reminds of by itself in step with one's own tasks and choices. Draws nothing. */
export const Reminders = ({ me }: { me: number }) => {
  const today = dayInIndia();
  const hasPush = useAuth(({ FcmToken }) => FcmToken !== null);
  const language = useLanguage();
  const tasks = useQuery({
    ...query(
      taskCalls.list,
      {
        query: {
          assigned_to: String(me),
          status: 'Scheduled',
          date_time__gte: today,
          date_time__lte: addDays(today, reads.days),
          ordering: 'date_time',
          page_size: reads.tasks,
        },
      },
      { quiet: true },
    ),
    meta: { kept: taskCalls.list.kept, calmMs },
  });
  const settings = useQuery(query(alertSettingsCalls.show, {}, { quiet: true }));
  const set = () => {
    // Without a line, and nothing kept: what was set before holds.
    if (!tasks.data || !settings.data) return;
    const { kinds, quiet_hours } = settings.data;
    const wants = kinds.some(({ kind, push }) => kind === reminderKind && push);
    const how = {
      now: new Date(),
      hasPush,
      quiet: quiet_hours.is_on ? quiet_hours : undefined,
      isLocked: canLock() && isLockOn(),
    };
    void setReminders(wants ? remindersDue(tasks.data.results, how) : []);
  };
  const latest = useRef(set);
  latest.current = set;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one of these is another
  useEffect(() => latest.current(), [tasks.data, settings.data, hasPush, language]);
  useEffect(() => onRemindersAllowed(() => latest.current()), []);
  // What the server knows nothing of, as whether the app is locked, is looked at when the app is left.
  useEffect(() => {
    const heard = App.addListener('appStateChange', ({ isActive }) => !isActive && latest.current());
    return () => void heard.then((handle) => handle.remove());
  }, []);
  return null;
};
