import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useMay } from '../../core/session/index.ts';
import { ChoiceChips, FormDialog } from '../../ui/form/index.ts';
import { AddGroup } from '../names/index.ts';
import { useHandGroups } from '../use-groups.ts';
import { contactsWord } from './bulk-words.ts';

interface Props {
  /** Into groups, or out of them. */
  way: 'add' | 'remove';
  /** How many contacts; undefined where that is not known. */
  count: number | undefined;
  onChoose: (groups: number[]) => Promise<boolean>;
  onClose: () => void;
}

/** The groups that many contacts are put into, or taken out of. */
export const GroupDialog = ({ way, count, onChoose, onClose }: Props) => {
  const groups = useHandGroups();
  const mayAdd = useMay('contactgroup:create');
  const [chosen, setChosen] = useState<number[]>([]);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [adding, setAdding] = useState(false);
  const submit = async () => {
    if (chosen.length === 0) return setError(t`Choose a group.`);
    setBusy(true);
    if (await onChoose(chosen)) onClose();
    setBusy(false);
  };
  const who = count === undefined ? t`contacts` : contactsWord(count);
  return (
    <>
      <FormDialog
        opened
        title={way === 'add' ? t`Add ${who} to groups` : t`Take ${who} out of groups`}
        submit={way === 'add' ? t`Add to groups` : t`Take out`}
        busy={busy}
        onSubmit={submit}
        onClose={onClose}
      >
        <ChoiceChips
          label={t`Contact groups`}
          choices={groups.map(({ id, contact_group_name }) => ({ id, label: contact_group_name }))}
          chosen={chosen}
          error={error}
          onChange={(next) => {
            setChosen(next);
            setError(undefined);
          }}
          onCreate={way === 'add' && mayAdd ? () => setAdding(true) : undefined}
          createLabel={t`New group`}
        />
      </FormDialog>
      {way === 'add' && (
        <AddGroup opened={adding} onClose={() => setAdding(false)} onAdded={({ id }) => setChosen([...chosen, id])} />
      )}
    </>
  );
};
