import type { Plugin } from 'vite';
import { type Built, builtOf, fileWith, withAll } from './built.ts';

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

/** The addresses of all files that these are made of, in that order. */
const filesOf = (built: readonly Built[]): string[] => {
  const files = new Set<string>();
  for (const source of sources) withAll(built, fileWith(built, source), files);
  return [...files].map((file) => `/${file}`);
};

/** Writes down which files the screens of the street are made of, for who fetches them ahead: app/shell/street.ts. */
export const streetFiles = (): Plugin => ({
  name: 'street-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      this.emitFile({ type: 'asset', fileName: 'street.json', source: JSON.stringify(filesOf(builtOf(bundle))) });
    },
  },
});
