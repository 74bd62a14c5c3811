import { contactFields } from '@angan/contract/contacts/contact-fields.ts';
import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { between, type Columns, columnsOf } from '../../core/exports/index.ts';
import type { Names } from './names.ts';

/** The columns of a file of contacts. */
export const contactColumns = (names: Names): Columns<Contact> =>
  columnsOf<Contact>(contactFields, {
    source: ({ source }) => names.source(source),
    contactgroup: ({ contactgroup }) => names.groups(contactgroup).join(between),
  });
