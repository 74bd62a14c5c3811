import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { closedInquiryStages } from '@angan/domain/lookups/inquiries.ts';
import { taskTypeRows } from '@angan/domain/lookups/tasks.ts';
import { dueBands } from '@angan/domain/task-days.ts';
import type pg from 'pg';
import { officeMoment } from './calendar.ts';
import type { DemoInquiry } from './inquiry.ts';
import { backdateTrail, insertRows, sameColumns } from './insert-rows.ts';
import type { DemoOffice } from './offices.ts';
import type { DemoProperty } from './property.ts';
import { type DayTask, dayHolds, dayTasks } from './words/day.ts';
import { idIn } from './write-people.ts';
import type { WrittenOffice } from './written-office.ts';

interface Records {
  readonly properties: readonly DemoProperty[];
  readonly propertyIds: readonly number[];
  readonly inquiries: readonly DemoInquiry[];
  readonly inquiryIds: readonly number[];
}

/**
 * Writes the Owner's days beside the follow-ups, which came with their inquiries, and asks for the jobs that tell of what is due and
 * of what was missed.
 */
export const writeTasks = async (
  client: pg.PoolClient,
  office: DemoOffice,
  written: WrittenOffice,
  records: Records,
): Promise<void> => {
  if (office.hasCast) await writeDay(client, office, written, records);
  await backdateTrail(client, written.id, 'task');
  await client.query(`select set_config('app.company_id', $1, true)`, [String(written.id)]);
  await client.query(`update task set date_time = date_time where company_id = $1 and status = 'Scheduled'`, [
    written.id,
  ]);
  await client.query(`select set_config('app.company_id', '', true)`);
};

const writeDay = async (
  client: pg.PoolClient,
  office: DemoOffice,
  written: WrittenOffice,
  records: Records,
): Promise<void> => {
  const lead = idIn(written.users, office.team[0]!.email);
  const held = await heldBy(client, written, lead);
  const left = { ...dayHolds, ...held };
  const ofInquiry = turnsOf(records.inquiryIds.filter((_, at) => isWorked(records.inquiries[at]!)));
  const ofProperty = turnsOf(
    records.propertyIds.filter((_, at) => records.properties[at]!.facts.status === 'Available'),
  );
  const people = {
    inquiry: await peopleOf(client, 'inquiry', written.id),
    property: await peopleOf(client, 'property', written.id),
  };
  const day = dayInIndia(written.now);
  const rows = dayTasks.flatMap((task) => {
    if (left[task.band] <= 0) return [];
    left[task.band] -= 1;
    return [rowOf(task, { written, lead, day, people, ofInquiry, ofProperty })];
  });
  await insertRows(client, 'task', sameColumns(rows));
};

/** The people of records, by the ids of these. */
const peopleOf = async (
  client: pg.PoolClient,
  table: 'inquiry' | 'property',
  company: number,
): Promise<Map<number, number | null>> => {
  const { rows } = await client.query<{ id: number; contact: number | null }>(
    `select id, contact from ${table} where company_id = $1`,
    [company],
  );
  return new Map(rows.map(({ id, contact }) => [id, contact]));
};

/** How many more each band has to hold beside the follow-ups that the Owner has in it. */
const heldBy = async (client: pg.PoolClient, { id, now }: WrittenOffice, lead: number) => {
  const { rows } = await client.query<{ date_time: string }>(
    `select date_time from task where company_id = $1 and assigned_to = $2 and status = 'Scheduled'`,
    [id, lead],
  );
  const moments = rows.map(({ date_time }) => new Date(date_time).toISOString());
  const bands = dueBands(now);
  const isIn = (band: keyof typeof bands) => (at: string) =>
    at >= bands[band].from && (bands[band].before === null || at < bands[band].before!);
  const more = (band: keyof typeof bands) => Math.max(0, dayHolds[band] - moments.filter(isIn(band)).length);
  return { overdue: more('overdue'), today: more('today'), tomorrow: more('tomorrow'), later: more('later') };
};

const isWorked = ({ facts, locked_inquiry }: DemoInquiry): boolean =>
  !locked_inquiry && !['New', 'On Hold', ...closedInquiryStages].includes(facts.stage ?? 'New');

/** The ids one after the other, the newest first, and from the start again. */
const turnsOf = (ids: readonly number[]) => {
  let at = 0;
  return () => {
    at += 1;
    return ids.at(-(((at - 1) % ids.length) + 1))!;
  };
};

interface Around {
  readonly written: WrittenOffice;
  readonly lead: number;
  /** The day on which the demo is made. */
  readonly day: string;
  readonly people: Readonly<Record<'inquiry' | 'property', ReadonlyMap<number, number | null>>>;
  readonly ofInquiry: () => number;
  readonly ofProperty: () => number;
}

const rowOf = (task: DayTask, { written: { id, now }, lead, day, people, ofInquiry, ofProperty }: Around) => {
  const { band, type, of, time, comment, priority = 'Normal' } = task;
  const usual = taskTypeRows.find((row) => row.type === type)!;
  const at = new Date(`${addDays(day, task.day)}T${time}:00+05:30`);
  const planned = officeMoment(now, 60 * 24 + 40 * (task.day + 4));
  const inquiry = of === 'property' ? null : ofInquiry();
  const property = of === 'inquiry' ? null : ofProperty();
  const done = new Date(Math.min(now.getTime(), at.getTime() + 20 * 60_000));
  return {
    ...{ company_id: id, type, title: '', comment, priority, repeat: 'None', status_reason: '', is_deleted: false },
    is_follow_up: false,
    date_time: at,
    duration_minutes: usual.minutes,
    remind_before: [...usual.remind_before],
    inquiry,
    property,
    contact: inquiry === null ? people.property.get(property!)! : people.inquiry.get(inquiry)!,
    assigned_to: lead,
    status: band === 'done' ? 'Completed' : 'Scheduled',
    ...(band === 'done' && { outcome: 'Done', completed_at: done }),
    created_by: lead,
    created_date: planned,
    last_updated: planned,
  };
};
