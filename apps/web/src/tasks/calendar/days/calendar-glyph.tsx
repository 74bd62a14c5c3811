import type { CalendarKind, CalendarTask } from '@angan/contract/tasks/calendar.ts';
import { t } from '@lingui/core/macro';
import { IconAlertTriangle, IconClockDollar, IconListCheck, IconMapPin, IconPhone } from '@tabler/icons-react';
import { TaskGlyph } from '../../words/task-glyph.tsx';

const glyphs: Record<CalendarKind, typeof IconPhone> = {
  tasks: IconListCheck,
  visits: IconMapPin,
  follow_ups: IconPhone,
  dates: IconClockDollar,
};

/** A kind of what stands in a calendar; its word stands beside it. */
export const KindGlyph = ({ kind, size = 14 }: { kind: CalendarKind; size?: number }) => {
  const Glyph = glyphs[kind];
  return <Glyph size={size} aria-hidden />;
};

/** The type of a task; a warning in its place where it is late. */
export const EntryGlyph = ({ task, isLate, size = 14 }: { task: CalendarTask; isLate: boolean; size?: number }) =>
  isLate ? (
    <IconAlertTriangle size={size} role="img" aria-label={t`Overdue`} />
  ) : (
    <TaskGlyph type={task.type} size={size} />
  );
