import type { DemoSlot } from '@angan/contract/demo-bookings/demo-bookings.ts';
import { t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import { formatDate, formatTime, formatWeekdayShort } from '../../core/language/index.ts';
import { errorLine } from '../../ui/form/index.ts';
import { useGrid } from './use-demos.ts';

interface Props {
  value: number | null;
  onChange: (slot: number | null) => void;
  error?: string | undefined;
}

/** Whether the Admin may still put somebody there. */
const hasRoom = ({ is_open, booked_count, capacity, starts_at }: DemoSlot) =>
  is_open && booked_count < capacity && Date.parse(starts_at) > Date.now();

/** A time that has room, under its day. */
export const SlotField = ({ value, onChange, error }: Props) => {
  const free = (useGrid().data?.slots ?? []).filter(hasRoom);
  const days = [...Map.groupBy(free, ({ date }) => date)];
  return (
    <NativeSelect
      label={t`Slot`}
      value={value ?? ''}
      error={errorLine(error)}
      data={[
        { value: '', label: t`Choose a time` },
        ...days.map(([date, slots]) => ({
          group: `${formatWeekdayShort(date)} ${formatDate(date)}`,
          items: slots.map(({ id, starts_at }) => ({
            value: String(id),
            label: `${formatDate(starts_at)}, ${formatTime(starts_at)}`,
          })),
        })),
      ]}
      onChange={(event) => onChange(Number(event.currentTarget.value) || null)}
    />
  );
};
