import type { Task, TaskInquiry, TaskProperty } from '@angan/contract/tasks/tasks.ts';
import { dayInIndia, daysBetween } from '@angan/domain/dates.ts';
import { closedInquiryStages } from '@angan/domain/lookups/inquiries.ts';
import { plural, t } from '@lingui/core/macro';
import { formatDate, formatTime, word } from '../../core/language/index.ts';
import { placeOf, propertyName, requirementText } from '../../records/light.ts';
import { personName } from '../../ui/person-name.ts';

/** What of a task says whom it is about, as the list and the calendar have it. */
export interface Named extends Pick<Task, 'title' | 'contact' | 'project'> {
  inquiry: Pick<TaskInquiry, 'contact'> | null;
  property: Pick<TaskProperty, 'contact' | 'property_subtype' | 'bhk' | 'society_name' | 'area'> | null;
}

/** The person whom a task is about, where its reader may know them. */
export const personOf = ({ contact, inquiry, property }: Named) =>
  inquiry?.contact ?? contact ?? property?.contact ?? null;

const homeOf = ({ property }: Named): string => (property ? propertyName(property) : '');

/** Whom a task is about, or else what: 'Mehul Trivedi'. */
export const whoOf = (task: Named): string => {
  const person = personOf(task);
  if (person) return personName(person.name);
  return homeOf(task) || task.project?.project_name || task.title;
};

/** What it is about, in a line: what was noted, or what the record is. */
export const aboutOf = (task: Task): string => {
  if (task.comment) return task.comment;
  if (task.title !== task.type) return task.title;
  if (task.property) return [homeOf(task), task.property.property_code].join(', ');
  if (task.inquiry) return requirementText(task.inquiry);
  return task.project?.project_name ?? '';
};

/** The same in the few words of a calendar: what was noted, or what it is. */
export const briefOf = (task: Named & Pick<Task, 'type' | 'comment' | 'outcome'>): string => {
  if (task.outcome) return t`${word(task.type)}, done: ${word(task.outcome)}`;
  if (task.comment) return task.comment;
  if (task.title !== task.type) return task.title;
  const place = task.property ? placeOf(task.property) : '';
  return [word(task.type), place].filter(Boolean).join(', ');
};

/** '11:00 AM', and of another day also that: '20/11 11:00 AM'. */
export const timeWords = ({ date_time }: Pick<Task, 'date_time'>, band: string): string => {
  const time = formatTime(date_time);
  return band === 'today' || band === 'tomorrow' ? time : `${formatDate(date_time).slice(0, 5)} ${time}`;
};

const minute = 60_000;
const soon = 60;

/** How late a task is, or how soon: '1 day late', '40 min late', 'in 40 min'; null where neither has to be said. */
export const urgencyOf = (
  { date_time, status }: Pick<Task, 'date_time' | 'status'>,
  now: Date,
): { text: string; isLate: boolean } | null => {
  if (status !== 'Scheduled' && status !== 'Missed') return null;
  const days = daysBetween(dayInIndia(date_time), dayInIndia(now));
  if (days > 0) return { text: plural(days, { one: '# day late', other: '# days late' }), isLate: true };
  const minutes = Math.round((Date.parse(date_time) - now.getTime()) / minute);
  if (minutes > soon) return null;
  if (minutes >= 0) return { text: t`in ${minutes} min`, isLate: false };
  const late = -minutes;
  const hours = Math.floor(late / 60);
  return {
    text: late < 60 ? t`${late} min late` : plural(hours, { one: '# hour late', other: '# hours late' }),
    isLate: true,
  };
};

/** Whether it is for an inquiry that is still open, which always needs a next step. */
export const isOfOpenInquiry = ({ inquiry }: Task): boolean =>
  inquiry !== null && !closedInquiryStages.includes(inquiry.stage);

/** What completing it is asked as. */
export const completeTitle = ({ type }: Task): string => {
  if (type === 'Call') return t`How was the call?`;
  return type === 'Site Visit' ? t`How was the visit?` : t`Complete: ${word(type)}`;
};
