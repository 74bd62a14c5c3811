import { contactFieldLabel } from '@angan/contract/contacts/field-label.ts';
import type { ContactTarget } from '@angan/contract/imports/contact-targets.ts';
import { contactKinds } from '@angan/domain/lookups/contact-kinds.ts';
import type { Importer, Template } from '../engine/importer.ts';
import { beginContactCheck } from './check.ts';
import type { Person } from './person.ts';
import { type ContactRow, contactReader } from './read-rows.ts';
import { showPerson } from './show.ts';
import { undoContacts } from './undo.ts';
import { writeContacts } from './write.ts';

const template: Template = {
  columns: Object.entries({
    Name: 'Mehul Trivedi',
    'Mobile number': '98240 11768',
    'Mobile number 2': '98240 11769',
    'E-mail': 'mehul@example.in',
    'Contact group': 'Buyer',
    Address: 'B-402, Sun Vista, Bopal',
    Source: 'Walk-in',
    Comment: 'Wants a ready flat',
    Visibility: 'No',
  }),
  lists: [['Kind', contactKinds]],
};

export const contactImporter: Importer<ContactTarget, ContactRow> = {
  kind: 'Contacts',
  entity: 'contact',
  reader: contactReader,
  label: contactFieldLabel,
  rowsPerCheck: 1000,
  // While a chunk is written others who add a contact wait at the office's counter: about a tenth of a second.
  rowsPerWrite: 500,
  lock: 'angan import of contacts',
  beginCheck: beginContactCheck,
  write: writeContacts,
  undo: [undoContacts],
  show: (content, usual) => showPerson(content as Person, usual),
  template,
};
