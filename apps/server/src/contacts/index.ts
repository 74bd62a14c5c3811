export { contactBulkHandlers } from './bulk/contact-bulk.ts';
export { bulkChangeCloser, bulkChangeRunner } from './bulk/run-bulk.ts';
export { bulkChangeUndoer } from './bulk/undo-bulk.ts';
export { contactGroupHandlers } from './contact-groups.ts';
export { type ContactRow, contactRows, seesNumbers, showContact } from './contact-row.ts';
export { contactsWithNumbers, contactWithNumber } from './contact-with-number.ts';
export { noteContacted } from './contacted.ts';
export { contactHandlers } from './contacts.ts';
export { duplicateHandlers, looking } from './duplicates/index.ts';
export { contactColumns } from './exports/columns.ts';
export { contactExportHandlers } from './exports/contact-exports.ts';
export { maySeeContactExport } from './exports/export-row.ts';
export { readNames } from './exports/names.ts';
export { contactExportExpiry, contactExportWriter } from './exports/write-export.ts';
export { findContact } from './find-contact.ts';
export { ruleCounts } from './group-rules.ts';
export { listContacts } from './list-contacts.ts';
export { mergeHandlers, mergingAll, settling, undoingAll } from './merging/index.ts';
export { noteConsent } from './note-consent.ts';
export { seesNote } from './sees-note.ts';
export { pieceOf } from './selection.ts';
export { sourceHandlers } from './sources.ts';
export { visibleContacts } from './visible-contacts.ts';
export { insertContacts } from './write-contact.ts';
export {
  type ContactColumns,
  changeManyContacts,
  groupManyContacts,
  insertManyContacts,
} from './write-many-contacts.ts';
