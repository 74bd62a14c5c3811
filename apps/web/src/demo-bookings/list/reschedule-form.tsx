import { type DemoBooking, demoBookingCalls } from '@angan/contract/demo-bookings/demo-bookings.ts';
import { demoTexts } from '@angan/contract/demo-bookings/texts.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { FormDialog } from '../../ui/form/index.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { SlotField } from './slot-field.tsx';
import { demoChanges } from './use-demos.ts';

const calls = client(demoBookingCalls);

/** Another time for a booking; the one that takes its place is opened. */
export const RescheduleForm = ({ demo, onClose }: { demo: DemoBooking; onClose: () => void }) => {
  const [slot, setSlot] = useState<number | null>(null);
  const url = useUrlState();
  const move = useCall(() => calls.move({ params: { id: demo.id }, body: { status: 'Rescheduled', slot } }), {
    changes: demoChanges,
    success: t`Moved; the new time goes out by mail and SMS`,
    quiet: true,
    onSuccess: ({ id }) => {
      onClose();
      url.patch({ id });
    },
  });
  return (
    <FormDialog
      opened
      title={t`Reschedule the demo of ${demo.name}`}
      submit={t`Reschedule`}
      busy={move.isPending}
      error={move.problem}
      onSubmit={() => move.mutate()}
      onClose={onClose}
    >
      <SlotField
        value={slot}
        onChange={setSlot}
        error={move.errors.slot && (slot ? move.errors.slot : demoTexts.slotGone)}
      />
    </FormDialog>
  );
};
