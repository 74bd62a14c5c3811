import { type DemoBooking, demoBookingCalls } from '@angan/contract/demo-bookings/demo-bookings.ts';
import { demoFields } from '@angan/contract/demo-bookings/fields.ts';
import { type DemoOutcome, type DemoStatus, demoMovesOf, demoOutcomes } from '@angan/domain/demo-bookings.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { formatTime } from '../../core/language/index.ts';
import { ChoiceChips, TextAreaField } from '../../ui/form/index.ts';
import { ErrorState } from '../../ui/states.tsx';
import styles from './demo-list.module.css';
import { demoChanges } from './use-demos.ts';
import { outcomeWords } from './words.ts';

const calls = client(demoBookingCalls);

/** What came of it: opens when the demo begins. Notes are kept at any time. */
export const AfterDemo = ({ demo }: { demo: DemoBooking }) => {
  const { id, slot, status } = demo;
  const [outcome, setOutcome] = useState<DemoOutcome | null>(demo.outcome);
  const [notes, setNotes] = useState(demo.notes);
  const moves = demoMovesOf('admin', { status, starts_at: slot.starts_at }, new Date());
  const move = useCall((to: DemoStatus) => calls.move({ params: { id }, body: { status: to, outcome, notes } }), {
    changes: demoChanges,
    success: t`Saved`,
    quiet: true,
  });
  const save = useCall(() => calls.update({ params: { id }, body: { notes } }), {
    changes: ['demo_booking'],
    success: t`Notes saved`,
  });
  const isOpen = moves.includes('Completed');
  const awaits = status === 'Confirmed' && !isOpen;
  const wrong = move.problem ?? move.errors.outcome;
  return (
    <div className={styles.form}>
      {(isOpen || awaits) && (
        <ChoiceChips
          label={t`Outcome`}
          single
          choices={demoOutcomes.map((one) => ({ id: one, label: outcomeWords()[one] }))}
          chosen={outcome ? [outcome] : []}
          onChange={([next = null]) => setOutcome(next)}
        />
      )}
      <TextAreaField
        label={t`Notes`}
        value={notes}
        placeholder={t`What they asked, what to send`}
        maxLength={demoFields.notes}
        rows={[3, 8]}
        onChange={setNotes}
      />
      {wrong && <ErrorState title={wrong} />}
      <div className={styles.ends}>
        {awaits && <span className={styles.opens}>{t`Opens at ${formatTime(slot.starts_at)}`}</span>}
        {notes !== demo.notes && (
          <Button loading={save.isPending} onClick={() => save.mutate()}>
            {t`Save notes`}
          </Button>
        )}
        {(isOpen || awaits) && (
          <>
            <Button disabled={!isOpen} loading={move.isPending} onClick={() => move.mutate('Completed')}>
              {t`Completed`}
            </Button>
            <Button disabled={!isOpen} loading={move.isPending} onClick={() => move.mutate('No Show')}>
              {t`No Show`}
            </Button>
          </>
        )}
      </div>
    </div>
  );
};
