import { useCallback, useRef } from 'react';
import { useCall } from '../core/api/index.ts';
import { useDraft } from '../core/drafts/index.ts';
import { useFieldErrors } from '../ui/form/index.ts';

interface Options<Draft, Row> {
  /** Which form, for its draft: 'project:add'. */
  name: string;
  initial: Draft;
  /** What is wrong before the server is asked. */
  mistakes: (draft: Draft) => Record<string, string>;
  save: (draft: Draft) => Promise<Row>;
  success: string | ((row: Row) => string);
  failure?: string;
  onSaved?: (row: Row) => void;
  /** There was no line, and the save waits: the form is left. */
  onKept?: () => void;
}

/**
 * A form that saves a record: its draft outlives a reload, what is wrong stands beside the fields, and `page` is what
 * FormPage needs of it. An answer that comes late, as of a row that was added meanwhile, changes its own field only.
 */
export const useRecordForm = <Draft extends object, Row>(options: Options<Draft, Row>) => {
  const { draft, change, clear, isKept } = useDraft(options.name, options.initial);
  const { errors, refuse, settle } = useFieldErrors();
  const latest = useRef(draft);
  latest.current = draft;
  const set = useCallback(
    (next: Partial<Draft>) => {
      latest.current = { ...latest.current, ...next };
      change(latest.current);
      settle(next);
    },
    [change, settle],
  );
  const { success, failure, onSaved, onKept } = options;
  const failing = { ...(failure !== undefined && { failure }), onFieldErrors: refuse };
  const save = useCall(() => options.save(draft), {
    ...failing,
    success,
    onSuccess: (row) => {
      clear();
      onSaved?.(row);
    },
    onKept: () => {
      clear();
      onKept?.();
    },
  });
  return {
    draft,
    set,
    errors,
    clear,
    /** How another call of the form tells its failure. */
    failing,
    page: {
      busy: save.isPending,
      isKept,
      onStartOver: () => {
        clear();
        refuse({});
      },
      onSubmit: () => {
        const wrong = options.mistakes(draft);
        refuse(wrong);
        if (Object.keys(wrong).length === 0) save.mutate();
      },
    },
  };
};
