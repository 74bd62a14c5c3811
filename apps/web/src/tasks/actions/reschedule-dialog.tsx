import type { Task } from '@angan/contract/tasks/tasks.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { momentAt, timeOf } from '../../records/index.ts';
import { taskApi, useTaskChange } from '../../tours/index.ts';
import { ChoiceChips, DayField, FieldPair, FormDialog, TimeField } from '../../ui/form/index.ts';
import { moveTimes, tomorrowOf } from '../words/move-times.ts';
import { type Named, whoOf } from '../words/task-words.ts';

interface Props {
  task: Named & Pick<Task, 'id' | 'date_time'>;
  onClose: () => void;
}

/** Puts a task off: one of the usual times, or any other. */
export const RescheduleDialog = ({ task, onClose }: Props) => {
  const [now] = useState(() => new Date());
  const [at, setAt] = useState(() => tomorrowOf(task.date_time, now));
  const { errors, busy, run } = useTaskChange({
    change: () => taskApi.reschedule({ params: { id: task.id }, body: { date_time: at } }, { quiet: true }),
    told: t`Task moved`,
    onDone: onClose,
    fields: ['date_time'],
  });
  const times = moveTimes(task.date_time, now);
  const chosen = times.find((time) => time.at === at);
  return (
    <FormDialog
      opened
      title={t`Reschedule ${whoOf(task)}`}
      submit={t`Reschedule`}
      busy={busy}
      onSubmit={run}
      onClose={onClose}
    >
      <ChoiceChips
        label={t`Move to`}
        choices={times.map(({ at: id, label, note }) => ({ id, label, note }))}
        chosen={chosen ? [chosen.at] : []}
        required
        onChange={([time]) => setAt(time!)}
      />
      <FieldPair>
        <DayField
          label={t`Day`}
          value={dayInIndia(at)}
          error={errors.date_time}
          onChange={(day) => day && setAt(momentAt(day, timeOf(at)))}
        />
        <TimeField label={t`Time`} value={timeOf(at)} onChange={(time) => setAt(momentAt(dayInIndia(at), time))} />
      </FieldPair>
    </FormDialog>
  );
};
