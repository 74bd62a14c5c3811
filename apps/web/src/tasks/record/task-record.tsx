import { type Task, taskCalls } from '@angan/contract/tasks/tasks.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconCalendarTime, IconCheck, IconHome, IconMapPinCheck, IconSignature } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { query } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { WaitingHere } from '../../records/index.ts';
import { RowMenu } from '../../ui/data-list/index.ts';
import { MobileNumber, PersonSquare } from '../../ui/person.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RecordPanel } from '../../ui/record-panel.tsx';
import { usePhone } from '../../ui/screen.ts';
import { CompletePanel } from '../actions/complete-panel.tsx';
import { mayBecome } from '../actions/may-become.ts';
import { MoveMenu } from '../actions/move-menu.tsx';
import { TaskCalls } from '../actions/task-calls.tsx';
import { useSaveIcs } from '../actions/use-save-ics.tsx';
import { useTaskActions } from '../actions/use-task-actions.tsx';
import { personOf, whoOf } from '../words/task-words.ts';
import { TaskFacts } from './task-facts.tsx';

interface Props {
  id: number;
  /** The task as the list has it, shown until the record itself is there. */
  listed: Task | undefined;
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** Another stands in its place: what was put off is a new task. */
  onReplaced: (by: Task) => void;
}

/** The open task: whom to call, what is known, and under it how it went. */
export const TaskRecord = ({ id, listed, onReplaced, ...steps }: Props) => {
  const record = useQuery({ ...query(taskCalls.get, { params: { id } }, { quiet: true }), placeholderData: listed });
  const task = record.data;
  if (!task)
    return (
      <RecordPanel label={t`Task`} title={t`Task`} onClose={steps.onClose}>
        <QueryView query={record} failed={t`The task did not load.`} loading={t`Loading the task`} rows={5} />
      </RecordPanel>
    );
  return <Open task={task} onReplaced={onReplaced} {...steps} />;
};

const Open = ({ task, onReplaced, ...steps }: Omit<Props, 'id' | 'listed'> & { task: Task }) => {
  const actions = useTaskActions(onReplaced);
  const [isMoving, setMoving] = useState(false);
  const phone = usePhone();
  const save = useSaveIcs();
  const person = personOf(task);
  const mayComplete = mayBecome(task, 'Completed');
  const [mayCheckIn, mayMakeSlip] = [actions.mayCheckIn(task), actions.mayMakeSlip(task)];
  // There is room for so many: on a phone the visit's own button goes first, beside it that of an open task; the rest stand in the menu.
  const proves = mayCheckIn || mayMakeSlip;
  const asksBeneath = mayComplete && !phone && task.type !== 'Site Visit';
  return (
    <RecordPanel
      label={t`Task`}
      square={<PersonSquare name={whoOf(task)} size={44} brand />}
      title={whoOf(task)}
      subtitle={person?.mobile_number_1 ? <MobileNumber number={person.mobile_number_1} /> : word(task.type)}
      actions={
        <>
          <TaskCalls task={task} onCalled={actions.complete} />
          {mayBecome(task, 'Rescheduled') && !(phone && proves) && (
            <MoveMenu
              task={task}
              opened={isMoving}
              onChange={setMoving}
              onMove={(at) => actions.move(task, at)}
              onPick={() => actions.reschedule(task)}
            >
              <Button leftSection={<IconCalendarTime size={16} aria-hidden />}>{t`Reschedule`}</Button>
            </MoveMenu>
          )}
          {mayCheckIn && (
            <Button
              leftSection={<IconMapPinCheck size={16} aria-hidden />}
              onClick={() => actions.checkIn(task)}
            >{t`Check in`}</Button>
          )}
          {mayMakeSlip && !(phone ? mayCheckIn : mayComplete) && (
            <Button leftSection={<IconSignature size={16} aria-hidden />} onClick={() => actions.makeSlip(task)}>
              {t`Visit slip`}
            </Button>
          )}
          {mayComplete && !asksBeneath && !phone && <Complete onClick={() => actions.complete(task)} />}
          <RowMenu row={task} label={t`Actions for ${whoOf(task)}`} actions={[...actions.actions, save]} large />
        </>
      }
      footer={phone && (mayComplete ? <Complete fullWidth onClick={() => actions.complete(task)} /> : <ToHome />)}
      {...steps}
    >
      <WaitingHere of="task" id={task.id} path={taskCalls.list.path} />
      <TaskFacts task={task} />
      {asksBeneath && <CompletePanel key={task.id} task={task} />}
      {actions.dialog}
    </RecordPanel>
  );
};

/** The day's next is on Home: who came here from the lock screen has no list behind this. */
const ToHome = () => (
  <Button component={Link} to="/" fullWidth leftSection={<IconHome size={16} aria-hidden />}>
    {t`Home`}
  </Button>
);

const Complete = (props: { fullWidth?: boolean; onClick: () => void }) => (
  <Button variant="filled" leftSection={<IconCheck size={16} aria-hidden />} {...props}>
    {t`Complete`}
  </Button>
);
