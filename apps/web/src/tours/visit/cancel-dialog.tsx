import { type Task, taskLimits } from '@angan/contract/tasks/tasks.ts';
import { useState } from 'react';
import { FormDialog, TextField } from '../../ui/form/index.ts';
import { taskApi, useVisitChange } from '../use-visits.ts';

/** Cancels a visit, with the reason. */
export const CancelDialog = ({ visit, onClose }: { visit: Task; onClose: () => void }) => {
  const [reason, setReason] = useState('');
  const { errors, busy, run } = useVisitChange(
    () => taskApi.cancel({ params: { id: visit.id }, body: { reason } }, { quiet: true }),
    'Visit cancelled',
    onClose,
  );
  return (
    <FormDialog opened title="Cancel the visit" submit="Cancel visit" busy={busy} onSubmit={run} onClose={onClose}>
      <TextField
        label="Reason"
        value={reason}
        maxLength={taskLimits.reason}
        required
        autoFocus
        error={errors.reason}
        onChange={setReason}
      />
    </FormDialog>
  );
};
