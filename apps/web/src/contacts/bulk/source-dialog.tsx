import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNames } from '../../core/names/index.ts';
import { FormDialog, LookupField } from '../../ui/form/index.ts';
import { contactsWord } from './bulk-words.ts';

interface Props {
  count: number | undefined;
  onChoose: (source: number) => Promise<boolean>;
  onClose: () => void;
}

/** The source that many contacts are given. */
export const SourceDialog = ({ count, onChoose, onClose }: Props) => {
  const sources = useNames((names) => names.source_names);
  const [source, setSource] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    if (source === null) return setError(t`Choose a source.`);
    setBusy(true);
    if (await onChoose(source)) onClose();
    setBusy(false);
  };
  return (
    <FormDialog
      opened
      title={t`Set the source of ${count === undefined ? t`contacts` : contactsWord(count)}`}
      submit={t`Set source`}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <LookupField
        label={t`Source`}
        choices={sources.map(({ id, source_name }) => ({ id, label: source_name }))}
        value={source}
        error={error}
        required
        autoFocus
        onChange={setSource}
      />
    </FormDialog>
  );
};
