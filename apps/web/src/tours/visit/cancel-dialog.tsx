import { type Task, taskLimits } from '@angan/contract/tasks/tasks.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { FormDialog, TextField } from '../../ui/form/index.ts';
import { taskApi, useTaskChange } from '../use-visits.ts';

/** Cancels a visit or any other task, with the reason. */
export const CancelForm = ({ visit, onClose }: { visit: Task; onClose: () => void }) => {
  const isVisit = visit.type === 'Site Visit';
  const [reason, setReason] = useState('');
  const { errors, busy, run } = useTaskChange({
    change: () => taskApi.cancel({ params: { id: visit.id }, body: { reason } }, { quiet: true }),
    told: isVisit ? t`Visit cancelled` : t`Task cancelled`,
    onDone: onClose,
    fields: ['reason'],
  });
  return (
    <FormDialog
      opened
      title={isVisit ? t`Cancel the visit` : t`Cancel the task`}
      submit={isVisit ? t`Cancel visit` : t`Cancel task`}
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
