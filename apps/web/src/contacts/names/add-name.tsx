import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { useState } from 'react';
import { useCall } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { fetchNames } from '../../core/names/index.ts';
import { FormDialog, SuggestField } from '../../ui/form/index.ts';
import { type Kind, kinds, type NamedRow } from './kinds.ts';
import { useRows } from './use-rows.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  onAdded?: (row: NamedRow) => void;
}

/** Spec 2.6: a name, with the names that are there already shown while one types. */
const AddName = ({ kind, opened, onClose, onAdded }: Props & { kind: Kind }) => {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const rows = useRows(kind);
  const close = () => {
    setName('');
    setError(undefined);
    onClose();
  };
  const add = useCall(() => kind.create(name.trim()), {
    success: kind.added,
    changes: [kind.right],
    onSuccess: (row) => {
      onAdded?.(row);
      close();
      void fetchNames([kind.lookup]);
    },
    failure: kind.addFailed,
    onFieldErrors: (errors) => setError(errors[kind.field]),
  });
  const submit = () => {
    const typed = name.trim().toLowerCase();
    if (typed === '') return setError(word(drf.notBlank));
    if (kind.blocksDuplicates && rows.some((row) => row.name.trim().toLowerCase() === typed)) {
      return setError(word(contactTexts.sourceExists));
    }
    setError(undefined);
    add.mutate();
  };
  return (
    <FormDialog
      opened={opened}
      title={kind.addTitle}
      submit={kind.addTitle}
      busy={add.isPending}
      onSubmit={submit}
      onClose={close}
    >
      <SuggestField
        label={kind.fieldLabel}
        value={name}
        maxLength={60}
        required
        autoFocus
        error={error}
        suggestions={rows.map((row) => row.name)}
        onChange={setName}
      />
    </FormDialog>
  );
};

export const AddGroup = (props: Props) => <AddName kind={kinds().group} {...props} />;
export const AddSource = (props: Props) => <AddName kind={kinds().source} {...props} />;
export const AddOf = AddName;
