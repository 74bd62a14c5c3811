import { type DemoBooking, demoBookingCalls } from '@angan/contract/demo-bookings/demo-bookings.ts';
import { demoFields } from '@angan/contract/demo-bookings/fields.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { TextField } from '../../ui/form/index.ts';
import styles from './demo-list.module.css';
import { HostField } from './host-field.tsx';
import { demoChanges } from './use-demos.ts';

const calls = client(demoBookingCalls);

/** Who holds the demo, and the link under which. */
export const DemoDesk = ({ demo }: { demo: DemoBooking }) => {
  const [host, setHost] = useState(demo.host?.id ?? null);
  const [meeting_link, setLink] = useState(demo.meeting_link);
  const save = useCall(() => calls.update({ params: { id: demo.id }, body: { host, meeting_link } }), {
    changes: demoChanges,
    success: t`Saved`,
    onFieldErrors: () => undefined,
  });
  const isSame = host === (demo.host?.id ?? null) && meeting_link === demo.meeting_link;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending && !isSame) save.mutate();
      }}
    >
      <HostField value={host} onChange={setHost} error={save.errors.host} />
      <TextField
        label={t`Meeting link`}
        type="url"
        value={meeting_link}
        maxLength={demoFields.meeting_link}
        onChange={setLink}
        error={save.errors.meeting_link}
        hint={t`Stands in the reminders; without one we call on the number.`}
      />
      <Button type="submit" disabled={isSame} loading={save.isPending}>
        {t`Save`}
      </Button>
    </form>
  );
};
