import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { word } from '../core/language/index.ts';
import { FormDialog } from '../ui/form/index.ts';
import type { PlaceKind } from './place-kind.ts';

interface Props<Row extends { id: number }> {
  kind: PlaceKind<Row>;
  row: Row;
  /** The server's sentence, where it was to be deleted: 'In use by 14 properties and 2 inquiries'. */
  inUse: string | undefined;
  /** Settles with what is wrong, or with nothing. */
  onMerge: (into: number) => Promise<string | undefined>;
  onClose: () => void;
}

/** Moves everything of one place to another, which takes over its name as an alias. */
export const MergeDialog = <Row extends { id: number }>({ kind, row, inUse, onMerge, onClose }: Props<Row>) => {
  const [into, setInto] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const name = kind.nameOf(row);
  const submit = async () => {
    if (into === null) return setError(t`Choose the ${word(kind.noun)} to keep.`);
    setBusy(true);
    const wrong = await onMerge(into);
    setBusy(false);
    if (wrong) setError(wrong);
    else onClose();
  };
  return (
    <FormDialog
      opened
      title={inUse ? t`${name} stays` : t`Merge ${name}`}
      submit={t`Merge`}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {inUse && <p>{t`${inUse}. Merge it into another one to move them there.`}</p>}
      <p>
        {t`Everything of ${name} goes to the one you choose, which is found by this name from then on. This cannot be undone.`}
      </p>
      {kind.field?.({
        row,
        value: into,
        error,
        onChange: (id) => {
          setInto(id);
          setError(undefined);
        },
      })}
    </FormDialog>
  );
};
