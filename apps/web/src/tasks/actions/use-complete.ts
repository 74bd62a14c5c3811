import type { CompleteInput, Task } from '@angan/contract/tasks/tasks.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { word } from '../../core/language/index.ts';
import { taskApi, undoComplete, useTaskChange } from '../../tours/index.ts';

type Outcome = NonNullable<CompleteInput['outcome']>;

/** What is said of a task that is done, until it is sent. */
export const useComplete = (task: Task, onDone?: () => void) => {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [next, setNext] = useState('');
  const [note, setNote] = useState('');
  const type = word(task.type);
  const change = useTaskChange({
    change: () =>
      taskApi.complete(
        { params: { id: task.id }, body: { outcome, note, next: next === '' ? null : { date_time: next } } },
        { quiet: true },
      ),
    told: t`${type} done`,
    ...(onDone && { onDone }),
    undo: undoComplete,
    fields: ['outcome', 'next', 'note'],
  });
  return { ...change, outcome, setOutcome, next, setNext, note, setNote };
};
export type Completion = ReturnType<typeof useComplete>;
