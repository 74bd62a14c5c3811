import type { calendarCalls } from '@angan/contract/tasks/calendar.ts';
import type { Weekday } from '@angan/domain/lookups/office.ts';
import type { Context } from '../../core/context.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { tasksOfSpan } from './calendar-tasks.ts';
import { festivalsOfSpan } from './festivals.ts';
import { datesOfSpan } from './property-dates.ts';
import { type CountedDay, spanOf } from './span.ts';

const byDay = (counts: readonly CountedDay[]) => new Map(counts.map(({ day, count }) => [day, count]));

const weeklyOff = async ({ actor, db }: Context): Promise<Weekday[]> =>
  (await db.selectFrom('company').select('weekly_off').where('id', '=', actor.companyId).executeTakeFirstOrThrow())
    .weekly_off as Weekday[];

export const calendarHandlers: Handlers<typeof calendarCalls> = {
  async get({ query }, context) {
    const span = spanOf(query);
    const { tasks, counts } = await tasksOfSpan(span, context);
    const { dates, counts: dateCounts } = await datesOfSpan(span, context);
    const [ofTasks, ofDates] = [byDay(counts), byDay(dateCounts)];
    const days = [...new Set([...ofTasks.keys(), ...ofDates.keys()])].sort();
    return {
      tasks,
      dates,
      days: days.map((day) => ({ day, tasks: ofTasks.get(day) ?? 0, dates: ofDates.get(day) ?? 0 })),
      festivals: await festivalsOfSpan(span, context),
      weekly_off: await weeklyOff(context),
    };
  },
};
