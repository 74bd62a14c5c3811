import { type DemoBooking, demoBookingCalls } from '@angan/contract/demo-bookings/demo-bookings.ts';
import { demoFields } from '@angan/contract/demo-bookings/fields.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { FormDialog, TextField } from '../../ui/form/index.ts';
import { demoChanges } from './use-demos.ts';

const calls = client(demoBookingCalls);

/** Calls a booking off; who booked hears of it by mail. */
export const CancelDemoForm = ({ demo, onClose }: { demo: DemoBooking; onClose: () => void }) => {
  const [cancel_reason, setReason] = useState('');
  const cancel = useCall(() => calls.move({ params: { id: demo.id }, body: { status: 'Cancelled', cancel_reason } }), {
    changes: demoChanges,
    success: t`Cancelled`,
    quiet: true,
    onSuccess: onClose,
  });
  return (
    <FormDialog
      opened
      title={t`Cancel the demo of ${demo.name}`}
      submit={t`Cancel demo`}
      busy={cancel.isPending}
      error={cancel.problem}
      onSubmit={() => cancel.mutate()}
      onClose={onClose}
    >
      <TextField
        label={t`Reason`}
        value={cancel_reason}
        maxLength={demoFields.cancel_reason}
        onChange={setReason}
        error={cancel.errors.cancel_reason}
        autoFocus
      />
    </FormDialog>
  );
};
