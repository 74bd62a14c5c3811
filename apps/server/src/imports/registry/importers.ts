import type { MigrationKind } from '@angan/contract/imports/kinds.ts';
import { contactImporter } from '../contacts/importer.ts';
import type { Importer } from '../engine/importer.ts';
import { inquiryImporter } from '../inquiries/importer.ts';
import { propertyImporter } from '../properties/importer.ts';

/** What can be imported. */
export const importers = {
  Contacts: contactImporter,
  Properties: propertyImporter,
  Inquiries: inquiryImporter,
} as const;

export const importerOf = (kind: MigrationKind): Importer => importers[kind] as unknown as Importer;
