import { taskCalls } from '@angan/contract/tasks/tasks.ts';
import { tourCalls } from '@angan/contract/tasks/tours.ts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, client, fieldErrors, firstNonField, query, showing } from '../core/api/index.ts';
import { toast } from '../ui/toast.ts';

export const taskApi = client(taskCalls);
const most = '100';

/** The visits of a record, the latest first. */
export const useVisitsOf = (of: 'inquiry' | 'property', id: number) =>
  useQuery(
    query(taskCalls.list, { query: { [of]: String(id), ordering: '-date_time', page_size: most } }, { quiet: true }),
  );

export const useTour = (visit_group: string) =>
  useQuery(query(tourCalls.get, { params: { visit_group } }, { quiet: true }));

/** Asks again for visits, and for what they change: the inquiry with its matches, and the property. */
export const reloadVisits = (queries: QueryClient): Promise<unknown> =>
  queries.invalidateQueries(showing('task', 'inquiry', 'property'));

interface Change<Answer> {
  readonly change: () => Promise<Answer>;
  /** What is said where it succeeds. */
  readonly told: string;
  readonly onDone?: (answer: Answer) => void;
  /** Fields beside which a mistake is shown; any other is said in a notice. */
  readonly fields?: readonly string[];
}

/** A change of a visit that a dialog or a button makes: told where it succeeds, by field where it does not. */
export const useVisitChange = <Answer>({ change, told, onDone, fields = [] }: Change<Answer>) => {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: change,
    onSuccess: (answer) => {
      setErrors({});
      onDone?.(answer);
      toast.success(told);
      return reloadVisits(queries);
    },
    onError: (error) => {
      const found = fieldErrors(error);
      setErrors(found);
      if (fields.some((field) => found[field]) || (error instanceof ApiError && error.told)) return;
      toast.error(Object.values(found)[0] ?? firstNonField(error) ?? error.message);
    },
  });
  return { errors, busy: isPending, run: () => mutate() };
};
