import type { Commission } from '@angan/contract/commissions/commissions.ts';
import { useState } from 'react';
import { useCall } from '../../core/api/index.ts';
import { FormDialog, TextAreaField } from '../../ui/form/index.ts';
import { api, moved } from '../use-commission.ts';

interface Props {
  commission: Commission;
  to: 'Disputed' | 'Written Off';
  title: string;
  label: string;
  onClose: () => void;
}

/** A move that asks for a note. */
export const NoteDialog = ({ commission, to, title, label, onClose }: Props) => {
  const [note, setNote] = useState('');
  const move = useCall(() => api.move({ params: { id: commission.id }, body: { to, note } }), {
    quiet: true,
    changes: moved,
    onSuccess: onClose,
  });
  return (
    <FormDialog
      opened
      title={title}
      submit={title}
      busy={move.isPending}
      error={move.problem ?? move.errors.to}
      onSubmit={() => move.mutate()}
      onClose={onClose}
    >
      <TextAreaField label={label} value={note} error={move.errors.note} onChange={setNote} />
    </FormDialog>
  );
};
