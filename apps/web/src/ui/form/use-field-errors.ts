import { useCallback, useState } from 'react';
import { focusFirstError } from './focus-first-error.ts';

/** What is wrong in a form, by field. */
export const useFieldErrors = () => {
  const [errors, setErrors] = useState<Record<string, string>>({});
  return {
    errors,
    /** Shows what is wrong and goes to the first such field; nothing wrong takes the messages away. */
    refuse: useCallback((found: Record<string, string>) => {
      setErrors(found);
      if (Object.keys(found).length > 0) focusFirstError();
    }, []),
    /** A message goes as soon as its field is changed. */
    settle: useCallback(
      (changed: object) =>
        setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in changed)))),
      [],
    ),
  };
};
