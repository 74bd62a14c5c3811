import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNames } from '../../core/names/index.ts';
import { FormDialog, ManyField } from '../../ui/form/index.ts';
import { personLabel } from '../../ui/person-name.ts';

interface Props {
  title: string;
  /** Who sees to it now. */
  assigned: Inquiry['assigned_to'];
  busy: boolean;
  onAssign: (ids: number[]) => void;
  onClose: () => void;
}

/** Gives something to people of the office. */
export const AssignDialog = ({ title, assigned, busy, onAssign, onClose }: Props) => {
  const [chosen, setChosen] = useState(() => assigned.map(({ id }) => id));
  const people = useNames((names) => names.subusers).filter(({ user }) => user.is_active || chosen.includes(user.id));
  return (
    <FormDialog opened title={title} submit={t`Assign`} busy={busy} onSubmit={() => onAssign(chosen)} onClose={onClose}>
      <ManyField
        label={t`Assigned to`}
        placeholder={t`Nobody`}
        choices={people.map(({ user }) => ({ id: user.id, label: personLabel(user) }))}
        chosen={chosen}
        onChange={setChosen}
      />
    </FormDialog>
  );
};
