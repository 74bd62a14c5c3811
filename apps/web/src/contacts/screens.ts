/** What the addresses beside the list of contacts open, apart from what that list and other nouns take from index.ts. */
export { DuplicatesScreen } from './duplicates/index.ts';
export { ExportContacts } from './export/export-all.tsx';
export { ContactGroupsScreen, SourcesScreen } from './names/index.ts';
