import { demoVisitorCalls, type OwnDemo } from '@angan/contract/demo-bookings/booking-of-visitor.ts';
import { demoFields } from '@angan/contract/demo-bookings/fields.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { TextField } from '../../ui/form/index.ts';
import { ErrorState } from '../../ui/states.tsx';
import styles from './book.module.css';

const calls = client(demoVisitorCalls);

interface Props {
  demo: OwnDemo;
  onCancelled: (demo: OwnDemo) => void;
  onClose: () => void;
}

/** Calls a demo off, with a reason for who wants to give one. */
export const CancelDemo = ({ demo, onCancelled, onClose }: Props) => {
  const [cancel_reason, setReason] = useState('');
  const cancel = useCall(() => calls.cancel({ body: { ...demo.link, cancel_reason } }), {
    quiet: true,
    onSuccess: onCancelled,
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!cancel.isPending) cancel.mutate();
      }}
    >
      {cancel.problem && <ErrorState title={cancel.problem} />}
      <TextField
        label={t`Reason, if you like`}
        value={cancel_reason}
        maxLength={demoFields.cancel_reason}
        onChange={setReason}
        error={cancel.errors.cancel_reason}
      />
      <div className={styles.ways}>
        <Button type="submit" variant="filled" color="red" loading={cancel.isPending}>
          {t`Cancel demo`}
        </Button>
        <Button onClick={onClose}>{t`Keep it`}</Button>
      </div>
    </form>
  );
};
