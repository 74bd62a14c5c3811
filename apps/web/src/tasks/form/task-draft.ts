import type { Task, TaskInput } from '@angan/contract/tasks/tasks.ts';
import { taskTexts } from '@angan/contract/tasks/texts.ts';
import { type TaskType, taskTypeRows } from '@angan/domain/lookups/tasks.ts';
import { t } from '@lingui/core/macro';
import { word } from '../../core/language/index.ts';
import type { Found } from '../../records/index.ts';

/** The kinds of records that a task can be for. */
export const recordKinds = ['inquiry', 'property', 'contact', 'project', 'deal', 'loan'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** What of a task can be changed afterwards. */
export interface TaskChanges {
  date_time: string;
  /** null: as usual for its type. */
  duration_minutes: number | null;
  remind_before: number[] | null;
  repeat: Task['repeat'];
  priority: Task['priority'];
  comment: string;
  /** null: who writes it down. */
  assigned_to: number | null;
}
export interface TaskDraft extends TaskChanges, Record<RecordKind, Found | null> {
  type: TaskType | null;
  /** The kind of record that is asked for. */
  kind: RecordKind;
}

export const emptyDraft = (kind: RecordKind = 'inquiry', record: Found | null = null): TaskDraft => ({
  type: null,
  kind,
  inquiry: null,
  property: null,
  contact: null,
  project: null,
  deal: null,
  loan: null,
  [kind]: record,
  date_time: '',
  duration_minutes: null,
  remind_before: null,
  repeat: 'None',
  priority: 'Normal',
  comment: '',
  assigned_to: null,
});

/** How long one of its type usually lasts, and when one is reminded of it. */
export const usualOf = (type: TaskType | null) => taskTypeRows.find((row) => row.type === type);

/** The kinds of records that are asked for: of a visit who and what, of any other the one that was chosen. */
export const kindsOf = ({ type, kind }: Pick<TaskDraft, 'type' | 'kind'>): readonly RecordKind[] => {
  if (type !== 'Site Visit') return [kind];
  return ['inquiry', kind === 'project' ? 'project' : 'property'];
};

/** What is wrong before the server is asked. */
export const draftMistakes = (draft: TaskDraft): Record<string, string> => {
  const kinds = kindsOf(draft);
  const missing = kinds.filter((kind) => draft[kind] === null);
  const [first] = missing;
  return {
    ...(draft.type === null && { type: t`Choose what is to be done.` }),
    ...(draft.date_time === '' && { date_time: t`Choose when.` }),
    ...(first !== undefined && kinds.length === 1 && { [first]: word(taskTexts.recordNeeded) }),
    ...(kinds.length > 1 && missing.includes('inquiry') && { inquiry: word(taskTexts.inquiryNeeded) }),
    ...(kinds.length > 1 && missing.some((kind) => kind !== 'inquiry') && { [kinds[1]!]: word(taskTexts.visitNeeds) }),
  };
};

const changesBody = ({ date_time, duration_minutes, remind_before, assigned_to, ...rest }: TaskChanges) => ({
  date_time,
  comment: rest.comment,
  priority: rest.priority,
  repeat: rest.repeat,
  ...(duration_minutes !== null && { duration_minutes }),
  ...(remind_before !== null && { remind_before }),
  ...(assigned_to !== null && { assigned_to }),
});

/** A draft as the call takes it. */
export const bodyOf = (draft: TaskDraft): TaskInput => ({
  type: draft.type!,
  ...changesBody(draft),
  ...Object.fromEntries(kindsOf(draft).map((kind) => [kind, draft[kind]!.id])),
});

/** A task that is to be changed. */
export const changesOfTask = (task: Task): TaskChanges => ({
  date_time: task.date_time,
  duration_minutes: task.duration_minutes,
  remind_before: task.remind_before,
  repeat: task.repeat,
  priority: task.priority,
  comment: task.comment,
  assigned_to: task.assigned_to.id,
});

/** What of it was changed, as the call takes it. */
export const changedBody = (task: Task, draft: TaskChanges) => {
  const before = changesBody(changesOfTask(task));
  return Object.fromEntries(
    Object.entries(changesBody(draft)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof typeof before]),
    ),
  );
};
