/** What the addresses beside the list of contacts open, apart from what that list and other nouns take from index.ts. */
export { DuplicatesScreen } from './duplicates/index.ts';
export { ExportContacts } from './export/export-all.tsx';
export { ContactGroupsScreen, SourcesScreen } from './names/index.ts';

/** What opens over the list of contacts, fetched ahead for where there is no line. */
export const partsOnTheStreet = () =>
  Promise.all([
    import('./contact-panel.tsx'),
    import('./add-contact.tsx'),
    import('./edit-contact.tsx'),
    import('./bulk/contact-bulk-bar.tsx'),
    import('../ui/delete-dialog.tsx'),
  ]);
