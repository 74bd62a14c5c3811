import type { Contact } from '@angan/contract/contacts/contacts.ts';

/** Screens of other nouns that speak of a contact; each is offered once its route stands. */
export interface ContactLinks {
  properties?: (contact: Contact) => string;
  inquiries?: (contact: Contact) => string;
  newInquiry?: (contact: Contact) => string;
  /** Where a whole list is brought in. */
  imports?: string;
}
