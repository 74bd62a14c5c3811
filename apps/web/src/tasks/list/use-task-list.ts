import type { Sent } from '@angan/contract/kit/call.ts';
import { type Task, taskCalls } from '@angan/contract/tasks/tasks.ts';
import { dueTimes, type TaskStatus, taskStatuses } from '@angan/domain/lookups/tasks.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';
import type { Ahead } from '../../core/kept/ahead.ts';
import { firstPage, type RecordList, useRecordList } from '../../records/index.ts';
import { useUrlState } from '../../ui/use-url-state.ts';

/** What the day's list shows while no status is asked for: what is to be done, and what was done today. */
const shown: TaskStatus[] = taskStatuses.filter((status) => status !== 'Cancelled' && status !== 'Rescheduled');
const described = {
  list: taskCalls.list,
  get: taskCalls.get,
  filters: ['assigned_to', 'status', 'type', 'priority', 'due', 'date_time__gte', 'date_time__lte'],
} as const;

const ofTheDay = { ...described, always: { status: shown, due: [...dueTimes] } };
const countsOf = (asked: Sent<typeof taskCalls.counts>['query']) =>
  query(taskCalls.counts, { query: asked }, { quiet: true });

/** Asks for what the day's list shows first, before anybody opens it. */
export const tasksAhead: Ahead = async (ask) => {
  await ask(firstPage(ofTheDay));
  await ask(countsOf({}));
};

export type TaskList = RecordList<Task>;

/** The tasks as the address describes them, and how many stand in each band. A status that is asked for is shown whenever it was. */
export const useTaskList = () => {
  const url = useUrlState();
  const isOfStatus = url.all('status').length > 0;
  const list = useRecordList(isOfStatus ? described : ofTheDay);
  const { assigned_to, type, priority, search } = list.asked;
  const { data: counts } = useQuery(countsOf({ assigned_to, type, priority, search }));
  return { list, counts, isOfStatus };
};
