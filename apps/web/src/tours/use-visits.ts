import { taskCalls } from '@angan/contract/tasks/tasks.ts';
import { tourCalls } from '@angan/contract/tasks/tours.ts';
import { visitType } from '@angan/domain/lookups/tasks.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client, fieldErrors, query, useCall } from '../core/api/index.ts';

export const taskApi = client(taskCalls);
const most = '100';

/** The visits of a record, the latest first. */
export const useVisitsOf = (of: 'inquiry' | 'property', id: number) =>
  useQuery(
    query(
      taskCalls.list,
      { query: { [of]: String(id), type: [visitType], ordering: '-date_time', page_size: most } },
      { quiet: true },
    ),
  );

export const useTour = (visit_group: string) =>
  useQuery(query(tourCalls.get, { params: { visit_group } }, { quiet: true }));

interface Change<Answer> {
  readonly change: () => Promise<Answer>;
  /** What is said where it succeeds. */
  readonly told: string;
  readonly onDone?: (answer: Answer) => void;
  /** There was no line, and the change waits to be sent. */
  readonly onKept?: () => void;
  /** Offered beside what is said. */
  readonly undo?: (answer: Answer) => void;
  /** Fields beside which a mistake is shown; any other is said in a notice. */
  readonly fields?: readonly string[];
}

/** A change of a task that a dialog or a button makes: told where it succeeds, by field where it does not. */
export const useTaskChange = <Answer>({ change, told, onDone, onKept, undo, fields = [] }: Change<Answer>) => {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { mutate, isPending } = useCall(change, {
    success: told,
    ...(undo && { undo }),
    ...(onKept && { onKept }),
    changes: ['task', 'inquiry', 'property', 'contact'],
    onSuccess: (answer) => {
      setErrors({});
      onDone?.(answer);
    },
    failure: (error) => (fields.some((field) => fieldErrors(error)[field]) ? undefined : error.message),
    onFieldErrors: setErrors,
  });
  return { errors, busy: isPending, run: () => mutate() };
};
