import {
  type SavedView,
  savedViewCalls,
  savedViewLimits,
  savedViewTexts,
  type ViewedList,
} from '@angan/contract/saved-views/saved-views.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { FormDialog, TextField } from '../../ui/form/index.ts';

const api = client(savedViewCalls);

interface NameProps {
  list: ViewedList;
  /** The query of the address. */
  view: string;
  onSaved: (view: SavedView) => void;
  onClose: () => void;
}

/** Keeps the view that is open under a name. */
export const NameView = ({ list, view, onSaved, onClose }: NameProps) => {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const save = useCall(() => api.save({ body: { list, name, query: view } }, { quiet: true }), {
    success: word(savedViewTexts.saved),
    quiet: true,
    onSuccess: onSaved,
    onError: (wrong) => setError(wrong.message),
  });
  return (
    <FormDialog
      opened
      title={t`Save this view`}
      submit={t`Save view`}
      busy={save.isPending}
      onSubmit={() => (name.trim() === '' ? setError(t`Give it a name.`) : save.mutate())}
      onClose={onClose}
    >
      <TextField
        label={t`Name`}
        placeholder={t`3 BHK in Bopal, up to 1 Cr`}
        value={name}
        maxLength={savedViewLimits.name}
        autoFocus
        error={error}
        onChange={(text) => {
          setName(text);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
};
