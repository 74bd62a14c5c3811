import type { Task, TaskInquiry, TaskProperty } from '@angan/contract/tasks/tasks.ts';
import type { ContactWay } from '@angan/domain/lookups/contact-ways.ts';
import { use } from 'react';
import { Called, CallLinks } from '../../ui/person.tsx';
import { RecordCall } from '../../viewed/light.ts';
import { mayBecome } from './may-become.ts';

type Owned = 'id' | 'contact' | 'created_by' | 'created_date' | 'assigned_to';
/** What of a task says whom to call, as the list and the calendar have it. */
interface Callable extends Pick<Task, 'type' | 'may_move_to' | 'contact'> {
  inquiry: Pick<TaskInquiry, Owned> | null;
  property: Pick<TaskProperty, Owned> | null;
}

interface Props<T extends Callable> {
  task: T;
  /** Asks how the call went that a task was for. */
  onCalled: (task: T) => void;
}

/** Call and WhatsApp of the person whom a task is about. Who calls for a task that is a call is asked at once how it went. */
export const TaskCalls = <T extends Callable>({ task, onCalled }: Props<T>) => {
  const called = use(Called);
  const isAsked = (how: ContactWay) => how === 'Call' && task.type === 'Call' && mayBecome(task, 'Completed');
  return (
    // Completing a call notes the contact as well.
    <Called value={(contact, how) => (isAsked(how) ? onCalled(task) : called(contact, how))}>
      <Links inquiry={task.inquiry} property={task.property} contact={task.contact} />
    </Called>
  );
};

const Links = ({ inquiry, property, contact }: Pick<Callable, 'inquiry' | 'property' | 'contact'>) => {
  if (inquiry) return <RecordCall record={{ ...inquiry, kind: 'inquiry' }} />;
  if (property?.contact) return <RecordCall record={{ ...property, kind: 'property', contact: property.contact }} />;
  return contact && <CallLinks name={contact.name} number={contact.mobile_number_1} contact={contact.id} />;
};
