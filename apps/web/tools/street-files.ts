import type { Plugin, Rolldown } from 'vite';

/** What is used outside the office, by where it is written under apps/web/src: the screens of a day first. */
const sources = [
  ...['properties/properties-screen.tsx', 'inquiries/inquiries-screen.tsx', 'app/contact/contacts.tsx'],
  ...['tasks/screens.ts', 'properties/form/property-form-screen.tsx', 'inquiries/form/inquiry-form-screen.tsx'],
  ...['paste/index.ts', 'tours/screens.ts'],
  // What opens over them: records, and the questions after a call and a visit.
  ...['contacts/contact-panel.tsx', 'contacts/add-contact.tsx', 'contacts/edit-contact.tsx'],
  ...['contacts/bulk/contact-bulk-bar.tsx', 'ui/delete-dialog.tsx', 'app/contact/dealings.tsx'],
  ...['inquiries/record/inquiry-record.tsx', 'inquiries/stages/log-dialog.tsx', 'inquiries/stages/stage-dialog.tsx'],
  ...['inquiries/stages/follow-up-dialog.tsx', 'properties/property-record.tsx', 'properties/add-owner.tsx'],
  ...['properties/record/price-dialog.tsx', 'properties/record/status-dialog.tsx'],
  ...['properties/record/verify-dialog.tsx', 'properties/record/keep-verify.ts', 'tours/visit/visited-dialog.tsx'],
  'shares/share-dialog.tsx',
];

/** The addresses of all files that these are made of, in that order. Throws where one is in no chunk, as after a move. */
const filesOf = (chunks: readonly Rolldown.OutputChunk[]): string[] => {
  const byName = new Map(chunks.map((one) => [one.fileName, one]));
  const files = new Set<string>();
  const addAll = (name: string): void => {
    const chunk = byName.get(name);
    if (!chunk || files.has(`/${name}`)) return;
    for (const file of [name, ...(chunk.viteMetadata?.importedCss ?? [])]) files.add(`/${file}`);
    for (const other of chunk.imports) addAll(other);
  };
  for (const source of sources) {
    const isIt = (id: string | null) => id?.endsWith(`/apps/web/src/${source}`) ?? false;
    const chunk = chunks.find(({ facadeModuleId, moduleIds }) => isIt(facadeModuleId) || moduleIds.some(isIt));
    if (!chunk) throw new Error(`The build has no chunk with ${source}.`);
    addAll(chunk.fileName);
  }
  return [...files];
};

/** Writes down which files the screens of the street are made of, for who fetches them ahead: app/shell/street.ts. */
export const streetFiles = (): Plugin => ({
  name: 'street-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      this.emitFile({ type: 'asset', fileName: 'street.json', source: JSON.stringify(filesOf(chunks)) });
    },
  },
});
