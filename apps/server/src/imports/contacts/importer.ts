import {
  type ContactField,
  contactFieldNames,
  contactFields,
  type MobileField,
  mobileFields,
} from '@angan/contract/contacts/contact-fields.ts';
import { contactFieldLabel } from '@angan/contract/contacts/field-label.ts';
import type { ContactTarget } from '@angan/contract/imports/contact-targets.ts';
import { namesOfKind } from '@angan/contract/kit/pairs.ts';
import type { Importer, Template } from '../engine/importer.ts';
import { beginContactCheck } from './check.ts';
import type { Person } from './person.ts';
import { type ContactRow, contactReader } from './read-rows.ts';
import { showPerson } from './show.ts';
import { undoContacts } from './undo.ts';
import { writeContacts } from './write.ts';

const sample: Partial<Record<ContactField, string>> = {
  name: 'Mehul Trivedi',
  mobile_number_1: '98240 11768',
  mobile_number_2: '98240 11769',
  email: 'mehul@example.in',
  contactgroup: 'Buyer',
  address: 'B-402, Sun Vista, Bopal',
  source: 'Walk-in',
  comment: 'Wants a ready flat',
  locked_contact: 'No',
};
const furtherNumbers = mobileFields.slice(2);
const template: Template = {
  columns: contactFieldNames
    .filter((field) => !furtherNumbers.includes(field as MobileField))
    .map((field) => [contactFields[field].label, sample[field] ?? '']),
  lists: namesOfKind(contactFields, 'choices').map((field) => [
    contactFields[field].label,
    contactFields[field].options,
  ]),
};

export const contactImporter: Importer<ContactTarget, ContactRow> = {
  kind: 'Contacts',
  entity: 'contact',
  code: 'name',
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
