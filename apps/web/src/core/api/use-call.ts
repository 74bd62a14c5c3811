import type { Entity } from '@angan/domain/entities.ts';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { toast } from '../../ui/toast.ts';
import { fieldErrors, formError, KeptForLater } from './errors.ts';
import { invalidate } from './query-client.ts';
import { toastError } from './toast-error.ts';

type MutationOptions<Answer, Given, Before> = UseMutationOptions<Answer, Error, Given, Before>;

interface Options<Answer, Given, Before> extends Omit<MutationOptions<Answer, Given, Before>, 'mutationFn'> {
  /** Said in a notice once it is done. */
  success?: string | ((answer: Answer, given: Given) => string | undefined);
  /** Offered beside what was said. */
  undo?: (answer: Answer, given: Given) => void;
  /**
   * Said where the server gave no sentence about the whole call, also where messages stand beside fields. A function
   * words the failure itself.
   */
  failure?: string | ((error: Error, given: Given) => string | undefined);
  /** Kinds of records that change: what shows them is fetched again, and the call is pending until then. */
  changes?: readonly Entity[];
  /** Takes the messages by field, none where the call failed otherwise. Where there are some, no notice is needed. */
  onFieldErrors?: ((errors: Record<string, string>) => void) | undefined;
  /** There was no line, and what was typed waits to be sent: the form is done with it. */
  onKept?: (given: Given) => void;
  /** No notice of a failure: the caller shows `errors` and `problem` in place. */
  quiet?: boolean;
}

/** The options of `useCall` as a mutation has them. */
export const callOptions = <Answer, Given, Before>(
  call: (given: Given) => Promise<Answer>,
  { success, undo, failure, changes, onFieldErrors, onKept, quiet, ...options }: Options<Answer, Given, Before>,
): MutationOptions<Answer, Given, Before> => ({
  ...options,
  mutationFn: (given) => call(given),
  onSuccess: async (answer, given, ...more) => {
    const done = options.onSuccess?.(answer, given, ...more);
    const text = typeof success === 'function' ? success(answer, given) : success;
    if (text) toast.success(text, undo && { undo: () => undo(answer, given) });
    await Promise.all([done, changes && invalidate(...changes)]);
  },
  onError: (error, given, ...more) => {
    if (error instanceof KeptForLater) {
      toast.success(error.message);
      return onKept?.(given);
    }
    const errors = fieldErrors(error);
    onFieldErrors?.(errors);
    const isBesideFields = onFieldErrors && failure === undefined && Object.keys(errors).length > 0;
    if (!quiet && !isBesideFields)
      toastError(error, typeof failure === 'function' ? () => failure(error, given) : failure);
    return options.onError?.(error, given, ...more);
  },
});

/**
 * `useMutation` as almost every change needs it: says what came of the call, puts messages beside their fields, fetches
 * again what changed. A failure is always told, unless the caller says that it stands in place.
 */
export const useCall = <Answer, Given = void, Before = unknown>(
  call: (given: Given) => Promise<Answer>,
  options: Options<Answer, Given, Before> = {},
) => {
  const mutation = useMutation(callOptions(call, options));
  return {
    ...mutation,
    /** The messages by field. */
    errors: fieldErrors(mutation.error),
    /** Why it failed, where that belongs to no field. */
    problem: formError(mutation.error),
  };
};
