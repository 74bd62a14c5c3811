import { type MigrationKind, ofEachList } from '@angan/contract/imports/kinds.ts';
import { contactImporter } from '../contacts/importer.ts';
import type { Importer } from '../engine/importer.ts';
import { fieldListImporter } from '../field-lists/importer.ts';
import { inquiryImporter } from '../inquiries/importer.ts';
import { projectImporter } from '../projects/importer.ts';
import { propertyImporter } from '../properties/importer.ts';

/** What can be imported by rules of its own. */
export const importers = {
  Contacts: contactImporter,
  Properties: propertyImporter,
  Inquiries: inquiryImporter,
} as const;

const all = {
  ...importers,
  ...ofEachList((list, kind) => fieldListImporter(list, kind)),
  Projects: projectImporter,
};
export const importerOf = (kind: MigrationKind): Importer => all[kind as keyof typeof importers] as unknown as Importer;
