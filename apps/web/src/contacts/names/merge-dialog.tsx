import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { FormDialog, LookupField } from '../../ui/form/index.ts';
import type { Kind, NamedRow } from './kinds.ts';
import { useRows } from './use-rows.ts';

interface Props {
  kind: Kind;
  row: NamedRow;
  /** Contacts that have it. */
  count: number;
  /** Asked for because it cannot be deleted while it is in use. */
  instead: boolean;
  onMerge: (into: NamedRow) => void;
  onClose: () => void;
}

const contacts = (count: number) => plural(count, { one: `${count} contact`, other: `${count} contacts` });

/** Moves everything of one row to another, after which the one is gone. */
export const MergeDialog = ({ kind, row, count, instead, onMerge, onClose }: Props) => {
  const [into, setInto] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const others = useRows(kind).filter((other) => other.id !== row.id && !other.rule);
  const what = kind.what.toLowerCase();
  const submit = () => {
    const target = others.find((other) => other.id === into);
    if (!target) return setError(t`Choose a ${what}.`);
    onMerge(target);
    onClose();
  };
  return (
    <FormDialog
      opened
      title={instead ? t`${row.name} is in use` : t`Merge ${row.name}`}
      submit={t`Merge`}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {instead
          ? t`It cannot be deleted: ${contacts(count)} use it. Merge it into another ${what} to move them there.`
          : t`${contacts(count)} move to the ${what} you choose, and ${row.name} is gone. This cannot be undone.`}
      </p>
      <LookupField
        label={t`Merge into`}
        choices={others.map(({ id, name }) => ({ id, label: name }))}
        value={into}
        error={error}
        required
        autoFocus
        onChange={setInto}
      />
    </FormDialog>
  );
};
