import type { Task } from '@angan/contract/tasks/tasks.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { momentAt, timeOf } from '../../records/index.ts';
import { DayField, FieldPair, FormDialog, TimeField } from '../../ui/form/index.ts';
import { taskApi, useTaskChange } from '../use-visits.ts';

/** Puts a visit off to another time. */
export const PutOffDialog = ({ visit, onClose }: { visit: Task; onClose: () => void }) => {
  const [day, setDay] = useState(() => {
    const [was, tomorrow] = [dayInIndia(visit.date_time), addDays(dayInIndia(), 1)];
    return was > tomorrow ? was : tomorrow;
  });
  const [time, setTime] = useState(timeOf(visit.date_time));
  const { errors, busy, run } = useTaskChange({
    change: () =>
      taskApi.reschedule({ params: { id: visit.id }, body: { date_time: momentAt(day, time) } }, { quiet: true }),
    told: t`Visit put off`,
    onDone: onClose,
    fields: ['date_time'],
  });
  return (
    <FormDialog
      opened
      title={t`Reschedule the visit`}
      submit={t`Reschedule`}
      busy={busy}
      onSubmit={run}
      onClose={onClose}
    >
      <FieldPair>
        <DayField label={t`Day`} value={day} onChange={setDay} error={errors.date_time} />
        <TimeField label={t`Time`} value={time} onChange={setTime} />
      </FieldPair>
    </FormDialog>
  );
};
