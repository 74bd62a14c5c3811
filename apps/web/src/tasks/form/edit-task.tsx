import { type Task, taskCalls } from '@angan/contract/tasks/tasks.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { invalidate, query } from '../../core/api/index.ts';
import { formatDateTime, word } from '../../core/language/index.ts';
import { useRecordForm } from '../../records/index.ts';
import { taskApi } from '../../tours/index.ts';
import { FormPage } from '../../ui/form/index.ts';
import { QueryPage } from '../../ui/query-page.tsx';
import { taskPath } from '../words/task-paths.ts';
import { whoOf } from '../words/task-words.ts';
import { PlanFields } from './plan-fields.tsx';
import { changedBody, changesOfTask } from './task-draft.ts';

/** A task that has still to be done, to be changed. */
export const EditTask = ({ id }: { id: number }) => {
  const record = useQuery({
    ...query(taskCalls.get, { params: { id } }, { quiet: true }),
    // What somebody is changing does not change under their hands.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryPage
      title={t`Edit task`}
      query={record}
      failed={t`The task did not load.`}
      loading={t`Loading the task`}
      rows={6}
    >
      {(task) => <Editor key={id} task={task} />}
    </QueryPage>
  );
};

const Editor = ({ task }: { task: Task }) => {
  const [before] = useState(() => changesOfTask(task));
  const navigate = useNavigate();
  const back = () => navigate(taskPath(task.id), { replace: true });
  const { draft, set, errors, page } = useRecordForm({
    name: `task:${task.id}`,
    initial: before,
    mistakes: ({ date_time }): Record<string, string> => (date_time === '' ? { date_time: t`Choose when.` } : {}),
    save: (now) => taskApi.update({ params: { id: task.id }, body: changedBody(task, now) }, { quiet: true }),
    success: t`Task saved`,
    onSaved: () => {
      void invalidate('task', 'inquiry', 'property', 'contact');
      back();
    },
  });
  return (
    <FormPage
      {...page}
      title={t`Edit task`}
      submit={t`Save`}
      unchanged={Object.keys(changedBody(task, draft)).length === 0}
      summary={[word(task.type), whoOf(task), draft.date_time && formatDateTime(draft.date_time)]
        .filter(Boolean)
        .join(', ')}
      onCancel={back}
    >
      <PlanFields type={task.type} draft={draft} errors={errors} set={set} />
    </FormPage>
  );
};
