export { ContactsScreen } from './contacts-screen.tsx';
export { DuplicatesScreen } from './duplicates/index.ts';
export { ExportContacts } from './export/export-all.tsx';
export type { ContactLinks } from './links.ts';
export { AddGroup, AddSource, ContactGroupsScreen, SourcesScreen } from './names/index.ts';
