import { type CompleteInput, type Task, taskCalls } from '@angan/contract/tasks/tasks.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { address } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { orKeep } from '../../core/waiting/index.ts';
import { undoComplete, useTaskChange } from '../../tours/index.ts';
import { taskPath } from '../words/task-paths.ts';
import { whoOf } from '../words/task-words.ts';

type Outcome = NonNullable<CompleteInput['outcome']>;

/** What is said of a task that is done, until it is sent. */
export const useComplete = (task: Task, onDone?: () => void) => {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [next, setNext] = useState('');
  const [note, setNote] = useState('');
  const [isKept, setKept] = useState(false);
  const params = { id: task.id };
  const type = word(task.type);
  const change = useTaskChange({
    change: () =>
      orKeep(
        taskCalls.complete,
        { params, body: { outcome, note, next: next === '' ? null : { date_time: next } } },
        {
          title: t`${type} with ${whoOf(task)}, done`,
          detail: [outcome && word(outcome), note].filter(Boolean).join('. '),
          changes: ['task', 'inquiry', 'property', 'contact'],
          seen: { path: address(taskCalls.get.path, params), values: { status: task.status } },
          mend: { path: taskPath(task.id) },
        },
      ),
    told: t`${type} done`,
    ...(onDone && { onDone }),
    onKept: () => {
      setKept(true);
      onDone?.();
    },
    undo: undoComplete,
    fields: ['outcome', 'next', 'note'],
  });
  return { ...change, isKept, outcome, setOutcome, next, setNext, note, setNote };
};
export type Completion = ReturnType<typeof useComplete>;
