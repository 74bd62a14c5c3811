import { type DemoSlot, demoSlotCalls } from '@angan/contract/demo-bookings/demo-bookings.ts';
import { type DemoLanguage, demoHours, demoLanguages } from '@angan/domain/demo-bookings.ts';
import { t } from '@lingui/core/macro';
import { NativeSelect, Switch } from '@mantine/core';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { formatDate, formatNumber, formatTime, word } from '../../core/language/index.ts';
import { ChoiceChips, errorLine, FormDialog } from '../../ui/form/index.ts';
import { HostField } from './host-field.tsx';

const api = client(demoSlotCalls);

/** One slot: whether it is offered, for how many, in which languages, and who is host. */
export const SlotForm = ({ slot, onClose }: { slot: DemoSlot; onClose: () => void }) => {
  const [is_open, setOpen] = useState(slot.is_open);
  const [capacity, setCapacity] = useState(slot.capacity);
  const [host, setHost] = useState(slot.host?.id ?? null);
  const [languages, setLanguages] = useState<DemoLanguage[]>(slot.languages);
  const save = useCall(() => api.update({ params: { id: slot.id }, body: { is_open, capacity, host, languages } }), {
    changes: ['demo_slot'],
    success: t`Saved`,
    quiet: true,
    onSuccess: onClose,
  });
  return (
    <FormDialog
      opened
      title={t`Slot ${formatDate(slot.date)}, ${formatTime(slot.starts_at)}`}
      submit={t`Save`}
      busy={save.isPending}
      error={save.problem}
      note={slot.booked_count > 0 && t`${formatNumber(slot.booked_count)} booked; they stay booked.`}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <Switch
        label={t`Open for booking`}
        checked={is_open}
        onChange={(event) => setOpen(event.currentTarget.checked)}
      />
      <NativeSelect
        label={t`People who may come`}
        value={String(capacity)}
        error={errorLine(save.errors.capacity)}
        data={Array.from({ length: demoHours.mostCapacity }, (_, i) => String(i + 1))}
        onChange={(event) => setCapacity(Number(event.currentTarget.value))}
      />
      <HostField value={host} onChange={setHost} error={save.errors.host} />
      <ChoiceChips
        label={t`Languages; none means any`}
        choices={demoLanguages.map((id) => ({ id, label: word(id) }))}
        chosen={languages}
        onChange={setLanguages}
        error={save.errors.languages}
      />
    </FormDialog>
  );
};
