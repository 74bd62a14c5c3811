import { duplicateCalls } from '@angan/contract/contacts/duplicates.ts';
import { isMobile } from '@angan/domain/mobile.ts';
import { address } from '../../core/api/index.ts';
import type { Keep } from '../../core/waiting/index.ts';
import type { ContactChoice } from '../contact-field.tsx';

/** Whom a save makes anew, where it has to wait: when it arrives it is asked who has these numbers already. */
export const newPerson = (name: string, numbers: readonly string[], isTaken = false): Keep['makes'] => {
  const mobile = numbers.filter(isMobile);
  return mobile.length > 0
    ? { name, asked: address(duplicateCalls.withNumbers.path, {}, { mobile }), isTaken }
    : undefined;
};

/** The same of the contact of another record, where that is a new one. */
export const newPersonOf = (contact: ContactChoice): Keep['makes'] =>
  contact.kind === 'new' ? newPerson(contact.name, [contact.number], true) : undefined;
