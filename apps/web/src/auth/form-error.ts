import { ApiError, fieldErrors, firstNonField } from '../core/api/index.ts';

/** The sentence about a whole form: what the server says of no field in particular. undefined where it named fields. */
export const formError = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  const namesFields = Object.keys(fieldErrors(error)).length > 0;
  return firstNonField(error) ?? (namesFields ? undefined : error.detail);
};
