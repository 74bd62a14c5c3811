import { useCallback, useRef, useState } from 'react';
import { useDraft } from '../core/drafts/index.ts';
import { focusFirstError } from '../ui/form/index.ts';

/**
 * A form whose draft outlives a reload, with what is wrong by field. A message goes as soon as its field is changed; an
 * answer that comes late, as of a row that was added meanwhile, changes its own field only.
 */
export const useRecordForm = <T extends object>(name: string, initial: T) => {
  const { draft, change, clear, isKept } = useDraft(name, initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const latest = useRef(draft);
  latest.current = draft;
  const set = useCallback(
    (next: Partial<T>) => {
      latest.current = { ...latest.current, ...next };
      change(latest.current);
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in next))));
    },
    [change],
  );
  return {
    draft,
    set,
    errors,
    isKept,
    /** Shows what is wrong and goes to the first such field; nothing wrong takes the messages away. */
    refuse: (found: Record<string, string>) => {
      setErrors(found);
      if (Object.keys(found).length > 0) focusFirstError();
    },
    clear,
    startOver: () => {
      clear();
      setErrors({});
    },
  };
};
