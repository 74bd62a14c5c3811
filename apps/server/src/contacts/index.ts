export { contactGroupHandlers } from './contact-groups.ts';
export { seesNumbers } from './contact-row.ts';
export { contactsWithNumbers, contactWithNumber } from './contact-with-number.ts';
export { contactHandlers } from './contacts.ts';
export { duplicateHandlers, looking } from './duplicates/index.ts';
export { findContact } from './find-contact.ts';
export { mergeHandlers, mergingAll, settling, undoingAll } from './merging/index.ts';
export { sourceHandlers } from './sources.ts';
export { insertContacts } from './write-contact.ts';
