import { contactFields } from '@angan/contract/contacts/contact-fields.ts';
import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { between, cellsOf } from '../../core/exports/index.ts';
import type { Names } from './names.ts';

/** A contact as a line of a sheet. */
export const contactCells = (contact: Contact, names: Names): string[] =>
  cellsOf(contactFields, contact, (_, id) => names.source(id as number | null), {
    contactgroup: names.groups(contact.contactgroup).join(between),
  });
