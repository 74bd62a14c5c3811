import { type Task, taskLimits } from '@angan/contract/tasks/tasks.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { FormDialog, TextField } from '../../ui/form/index.ts';
import { taskApi, useVisitChange } from '../use-visits.ts';

/** Cancels a visit, with the reason. */
export const CancelDialog = ({ visit, onClose }: { visit: Task; onClose: () => void }) => {
  const [reason, setReason] = useState('');
  const { errors, busy, run } = useVisitChange({
    change: () => taskApi.cancel({ params: { id: visit.id }, body: { reason } }, { quiet: true }),
    told: t`Visit cancelled`,
    onDone: onClose,
    fields: ['reason'],
  });
  return (
    <FormDialog
      opened
      title={t`Cancel the visit`}
      submit={t`Cancel visit`}
      busy={busy}
      onSubmit={run}
      onClose={onClose}
    >
      <TextField
        label={t`Reason`}
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
