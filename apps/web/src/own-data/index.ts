import { partOf } from '../ui/part-of.tsx';

/** What the Owner may do with all that the office has, a part of its settings. */
export const DataPart = partOf(() => import('./data-part.tsx'), 'DataPart');
/** The way to have the office deleted, also where nothing else is open any more. */
export const DeleteOffice = partOf(() => import('./delete-office.tsx'), 'DeleteOffice');
/** Erases one person, from their record. */
export const EraseDialog = partOf(() => import('./erase-dialog.tsx'), 'EraseDialog', 'nothing');
/** Where the Owner brings back an office that is about to be deleted; others read that it is. */
export const OfficeDeleting = partOf(() => import('./office-deleting.tsx'), 'OfficeDeleting');
/** All of it in one file, also where nothing else is open any more. */
export const FullExports = partOf(() => import('./full-exports.tsx'), 'FullExports');
