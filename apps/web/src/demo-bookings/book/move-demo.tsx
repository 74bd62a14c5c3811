import { demoVisitorCalls, type OwnDemo } from '@angan/contract/demo-bookings/booking-of-visitor.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { ErrorState } from '../../ui/states.tsx';
import styles from './book.module.css';
import { SlotPicker } from './slot-picker.tsx';
import { useFreeSlots } from './use-free-slots.ts';

const calls = client(demoVisitorCalls);

interface Props {
  demo: OwnDemo;
  onMoved: (demo: OwnDemo) => void;
  /** Left out where another time has to be chosen. */
  onClose?: () => void;
}

/** Another time for a booking. */
export const MoveDemo = ({ demo, onMoved, onClose }: Props) => {
  const [day, setDay] = useState<string | null>(null);
  const [slot, setSlot] = useState<number | null>(null);
  const slots = useFreeSlots();
  const move = useCall((to: number) => calls.move({ body: { ...demo.link, slot: to } }), {
    quiet: true,
    onSuccess: onMoved,
    onError: () => void slots.refetch(),
  });
  return (
    <div className={styles.form}>
      {move.problem && <ErrorState title={move.problem} />}
      <QueryView query={slots} failed={t`The times did not load.`} loading={t`Loading the times`} rows={3}>
        {(days) => (
          <SlotPicker
            days={days}
            language={demo.language}
            day={day}
            slot={slot}
            onDay={setDay}
            onSlot={setSlot}
            error={move.errors.slot}
          />
        )}
      </QueryView>
      <div className={styles.ways}>
        <Button
          variant="filled"
          disabled={slot === null}
          loading={move.isPending}
          onClick={() => slot !== null && move.mutate(slot)}
        >
          {onClose ? t`Move to this time` : t`Book this time`}
        </Button>
        {onClose && <Button onClick={onClose}>{t`Keep the time`}</Button>}
      </div>
    </div>
  );
};
