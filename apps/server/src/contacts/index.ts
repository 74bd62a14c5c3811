export { contactGroupHandlers } from './contact-groups.ts';
export { type ContactRow, contactRows, seesNumbers } from './contact-row.ts';
export { contactsWithNumbers, contactWithNumber } from './contact-with-number.ts';
export { contactHandlers } from './contacts.ts';
export { findContact } from './find-contact.ts';
export { sourceHandlers } from './sources.ts';
export { insertContacts } from './write-contact.ts';
export {
  type ContactColumns,
  changeManyContacts,
  groupManyContacts,
  insertManyContacts,
} from './write-many-contacts.ts';
