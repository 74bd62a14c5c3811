import { type MergeInput, type MergePerson, mergeCalls } from '@angan/contract/contacts/merging.ts';
import { survivorOf } from '@angan/domain/merging/index.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../core/api/index.ts';
import { useNames } from '../../core/names/index.ts';
import { FormDialog } from '../../ui/form/index.ts';
import { personName } from '../../ui/person-name.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { contactCode } from '../contact-code.ts';
import styles from './duplicates.module.css';
import { FieldChoice } from './field-choice.tsx';
import { choosable, differingFields, resultOf } from './merge-preview.ts';
import { MergeResult } from './merge-result.tsx';

interface Props {
  /** Contacts that are one person. */
  ids: readonly number[];
  onMerge: (input: MergeInput) => Promise<void>;
  onClose: () => void;
}

/** Makes one of several: where they differ a person chooses, and what comes of it stands below before it is done. */
export const MergeDialog = ({ ids, onMerge, onClose }: Props) => {
  const preview = useQuery(query(mergeCalls.preview, { query: { contact: [...ids] } }));
  if (!preview.data)
    return (
      <FormDialog
        opened
        title={t`Merge contacts`}
        submit={t`Merge`}
        size="wide"
        busy
        onSubmit={() => undefined}
        onClose={onClose}
      >
        <QueryView query={preview} failed={t`The contacts did not load.`} />
      </FormDialog>
    );
  return <MergeForm people={preview.data.people} onMerge={onMerge} onClose={onClose} />;
};

const MergeForm = ({ people, onMerge, onClose }: Omit<Props, 'ids'> & { people: MergePerson[] }) => {
  const sources = useNames((names) => names.source_names);
  const sourceName = (id: number) => sources.find((row) => row.id === id)?.source_name ?? '';
  const [into, setInto] = useState(() => survivorOf(people.map(choosable)).id);
  const [chosen, setChosen] = useState<Record<string, number>>({});
  const [busy, setBusy] = useState(false);
  const ordered = [...people.filter(({ id }) => id === into), ...people.filter(({ id }) => id !== into)];
  const { choices, shown } = resultOf(ordered, chosen, sourceName);
  const submit = async () => {
    setBusy(true);
    await onMerge({ into, from: people.filter(({ id }) => id !== into).map(({ id }) => id), fields: choices });
    setBusy(false);
  };
  return (
    <FormDialog
      opened
      title={t`Merge ${people.length} contacts`}
      submit={t`Merge`}
      size="wide"
      busy={busy}
      note={t`Can be undone for 30 days.`}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FieldChoice
        label={t`Keep as`}
        options={people.map(({ id, values }) => ({
          id,
          text: `${personName(String(values.name ?? ''))}, ${contactCode(id)}`,
        }))}
        chosen={into}
        onChange={setInto}
      />
      {differingFields(ordered, sourceName).map(({ field, label, options }) => (
        <FieldChoice
          key={field}
          label={label}
          options={options}
          chosen={choices[field]}
          onChange={(id) => setChosen({ ...chosen, [field]: id })}
        />
      ))}
      <h3 className={styles.resultTitle}>{t`Result`}</h3>
      <MergeResult shown={shown} people={people} sourceName={sourceName} />
    </FormDialog>
  );
};
