import type { LeadEvent } from '@angan/contract/lead-events/lead-event.ts';
import { CallButtons } from '../../ui/person.tsx';
import { nameOfLead } from '../words/lead-words.ts';
import { usePerson, type Way } from './use-person.ts';

/** Call and WhatsApp of a lead in its row; nothing where there is no number for this person. */
export const LeadCall = ({ lead, onUsed }: { lead: LeadEvent; onUsed: (way: Way) => void }) => {
  const person = usePerson(lead, onUsed);
  return person.canReach ? <CallButtons name={nameOfLead(lead)} busy={person.isAsking} onUse={person.reach} /> : null;
};
