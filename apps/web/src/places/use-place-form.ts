import type { Entity } from '@angan/domain/entities.ts';
import { useState } from 'react';
import { useCall } from '../core/api/index.ts';
import { freshenNamesOf } from '../core/names/index.ts';
import { useFieldErrors } from '../ui/form/index.ts';

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
  const { errors, refuse, settle } = useFieldErrors();
  const save = useCall(() => options.save(draft), {
    success: options.said,
    onFieldErrors: refuse,
    changes: [options.noun],
    onSuccess: (row) => {
      options.onSaved(row);
      freshenNamesOf(options.noun);
    },
  });
  return {
    draft,
    errors,
    busy: save.isPending,
    set: (change: Partial<Draft>) => {
      setDraft((now) => ({ ...now, ...change }));
      settle(change);
    },
    submit: () => {
      const wrong = options.mistakes(draft);
      refuse(wrong);
      if (Object.keys(wrong).length === 0) save.mutate();
    },
  };
};
