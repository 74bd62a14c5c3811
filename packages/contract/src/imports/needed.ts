import type { MigrationKind, MigrationTarget } from './kinds.ts';
import { migrationRefusals } from './refusals.ts';

/** What must be told by some column, by kind: any of the targets, and what is said where none is. */
const needed: Record<MigrationKind, readonly (readonly [readonly MigrationTarget[], string])[]> = {
  Contacts: [[['mobile'], migrationRefusals.noNumbers]],
  Properties: [
    [['property_subtype', 'title'], migrationRefusals.noKind],
    [['area', 'title', 'society_name'], migrationRefusals.noPlace],
  ],
  Inquiries: [
    [['mobile'], migrationRefusals.noNumbers],
    [['property_type', 'property_subtype', 'bhk'], migrationRefusals.noType],
  ],
};

/** What the columns of a file still lack before its rows can be checked; undefined where nothing. */
export const lackOf = (kind: MigrationKind, targets: readonly MigrationTarget[]): string | undefined =>
  needed[kind].find(([any]) => !any.some((target) => targets.includes(target)))?.[1];
