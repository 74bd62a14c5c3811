import { type Contact, mobileFields } from '@angan/contract/contacts/contacts.ts';

/** The numbers a contact has, in order, without the empty ones. */
export const mobilesOf = (contact: Contact): string[] =>
  mobileFields.map((field) => contact[field]).filter((number) => number !== '');
