import { taskCalls } from '@angan/contract/tasks/tasks.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { invalidate } from '../../core/api/index.ts';
import { formatDateTime, word } from '../../core/language/index.ts';
import { orKeep } from '../../core/waiting/index.ts';
import { type Found, useRecordForm } from '../../records/index.ts';
import { FormPage, FormSection } from '../../ui/form/index.ts';
import { taskPath } from '../words/task-paths.ts';
import { PlanFields } from './plan-fields.tsx';
import { TaskRecordFields } from './record-fields.tsx';
import { bodyOf, draftMistakes, emptyDraft, kindsOf, type RecordKind } from './task-draft.ts';
import { TypeSquares } from './type-squares.tsx';

interface Props {
  /** The record that one comes from, and where it is read. */
  from?: { kind: RecordKind; record: Found; path: string };
  /** When it is to be done, where that was chosen already. */
  at?: string;
}

/** Writes a task down. What is typed outlives a reload; saved, it leads back to the record that it is for. */
export const AddTask = ({ from, at = '' }: Props) => {
  const [empty] = useState(() => ({ ...emptyDraft(from?.kind, from?.record), date_time: at }));
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const name = ['task:add', ...(from ? [from.kind, from.record.id] : []), ...(at ? [at] : [])].join(':');
  const namesIn = (now: typeof empty) => kindsOf(now).map((kind) => now[kind]?.label);
  const { draft, set, errors, page } = useRecordForm({
    name,
    initial: empty,
    mistakes: draftMistakes,
    save: (now) =>
      orKeep(
        taskCalls.create,
        { body: bodyOf(now) },
        {
          title: [t`New task`, ...namesIn(now)].join(', '),
          detail: [now.type && word(now.type), now.date_time && formatDateTime(now.date_time)]
            .filter(Boolean)
            .join(', '),
          changes: ['task', 'inquiry', 'property', 'contact'],
          mend: { path: `${pathname}${search}`, draft: { name, value: now } },
        },
      ),
    success: ({ type, date_time }) => t`${word(type)} planned for ${formatDateTime(date_time)}`,
    onKept: () => navigate(from?.path ?? '/tasks', { replace: true }),
    onSaved: ({ id }) => {
      void invalidate('task', 'inquiry', 'property', 'contact');
      navigate(from?.path ?? taskPath(id), { replace: true });
    },
  });
  const names = namesIn(draft);
  return (
    <FormPage
      {...page}
      title={t`Add task`}
      submit={t`Add task`}
      summary={[draft.type && word(draft.type), ...names, draft.date_time && formatDateTime(draft.date_time)]
        .filter(Boolean)
        .join(', ')}
      {...(from && { onCancel: () => navigate(from.path) })}
    >
      <FormSection title={t`What`}>
        <TypeSquares value={draft.type} error={errors.type} onChange={(type) => set({ type })} />
      </FormSection>
      <FormSection title={t`Who`}>
        <TaskRecordFields draft={draft} errors={errors} set={set} />
      </FormSection>
      <PlanFields type={draft.type} draft={draft} errors={errors} set={set} />
    </FormPage>
  );
};
