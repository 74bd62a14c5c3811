import type { Entity } from '@angan/domain/entities.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, fieldErrors, firstNonField, showing } from '../core/api/index.ts';
import { freshenNamesOf } from '../core/names/index.ts';
import { focusFirstError } from '../ui/form/index.ts';
import { toast } from '../ui/toast.ts';

interface Options<Draft, Row> {
  initial: Draft;
  /** What shows records of this kind is asked for again. */
  noun: Entity;
  /** What is wrong before the server is asked. */
  mistakes: (draft: Draft) => Record<string, string>;
  save: (draft: Draft) => Promise<Row>;
  /** 'Area added: Shela' */
  said: (row: Row) => string;
  onSaved: (row: Row) => void;
}

/** A form of a place in a dialog: its draft, what is wrong by field, and saving it. */
export const usePlaceForm = <Draft extends object, Row extends { id: number }>(options: Options<Draft, Row>) => {
  const [draft, setDraft] = useState(options.initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const queries = useQueryClient();
  const refuse = (found: Record<string, string>) => {
    setErrors(found);
    if (Object.keys(found).length > 0) focusFirstError();
  };
  const save = useMutation({
    mutationFn: () => options.save(draft),
    onSuccess: (row) => {
      toast.success(options.said(row));
      options.onSaved(row);
      freshenNamesOf(options.noun);
      return queries.invalidateQueries(showing(options.noun));
    },
    onError: (error) => {
      const found = fieldErrors(error);
      refuse(found);
      if (Object.keys(found).length === 0 && !(error instanceof ApiError && error.told))
        toast.error(firstNonField(error) ?? error.message);
    },
  });
  return {
    draft,
    errors,
    busy: save.isPending,
    set: (change: Partial<Draft>) => {
      setDraft((now) => ({ ...now, ...change }));
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in change))));
    },
    submit: () => {
      const wrong = options.mistakes(draft);
      refuse(wrong);
      if (Object.keys(wrong).length === 0) save.mutate();
    },
  };
};
