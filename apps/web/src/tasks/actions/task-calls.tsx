import type { Task } from '@angan/contract/tasks/tasks.ts';
import type { ContactWay } from '@angan/domain/lookups/contact-ways.ts';
import { use } from 'react';
import { Called, CallLinks } from '../../ui/person.tsx';
import { RecordCall } from '../../viewed/index.ts';
import { mayBecome } from './use-task-actions.tsx';

interface Props {
  task: Task;
  /** Asks how the call went that a task was for. */
  onCalled: (task: Task) => void;
}

/** Call and WhatsApp of the person whom a task is about. Who calls for a task that is a call is asked at once how it went. */
export const TaskCalls = ({ task, onCalled }: Props) => {
  const called = use(Called);
  const isAsked = (how: ContactWay) => how === 'Call' && task.type === 'Call' && mayBecome(task, 'Completed');
  return (
    // Completing a call notes the contact as well.
    <Called value={(contact, how) => (isAsked(how) ? onCalled(task) : called(contact, how))}>
      <Links {...task} />
    </Called>
  );
};

const Links = ({ inquiry, property, contact }: Task) => {
  if (inquiry) return <RecordCall record={{ ...inquiry, kind: 'inquiry' }} />;
  if (property?.contact) return <RecordCall record={{ ...property, kind: 'property', contact: property.contact }} />;
  return contact && <CallLinks name={contact.name} number={contact.mobile_number_1} contact={contact.id} />;
};
