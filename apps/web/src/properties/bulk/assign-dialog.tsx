import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNames } from '../../core/names/index.ts';
import { FormDialog, ManyField } from '../../ui/form/index.ts';
import { propertyApi } from './property-api.ts';
import { countWords, useEach } from './use-each.ts';

/** Gives several properties to people, in place of those who have them. */
export const AssignDialog = ({
  ids,
  onClose,
  onDone,
}: {
  ids: readonly number[];
  onClose: () => void;
  onDone: () => void;
}) => {
  const people = useNames((names) => names.subusers).filter(({ user }) => user.is_active);
  const [chosen, setChosen] = useState<number[]>([]);
  const { busy, run } = useEach(() => {
    onClose();
    onDone();
  });
  const assign = () =>
    run(ids, {
      each: (id) => propertyApi.update({ params: { id }, body: { assigned_to: chosen } }, { quiet: true }),
      done: (count) => t`Assigned: ${countWords(count)}`,
    });
  return (
    <FormDialog
      opened
      title={t`Assign ${countWords(ids.length)}`}
      submit={t`Assign`}
      busy={busy}
      onSubmit={() => void assign()}
      onClose={onClose}
    >
      <ManyField
        label={t`Assigned to`}
        placeholder={t`Nobody`}
        choices={people.map(({ user }) => ({ id: user.id, label: `${user.first_name} ${user.last_name}`.trim() }))}
        chosen={chosen}
        onChange={setChosen}
      />
    </FormDialog>
  );
};
