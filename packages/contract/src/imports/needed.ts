import { type MigrationKind, type MigrationTarget, type OwnKind, ofKind } from './kinds.ts';
import { migrationRefusals } from './refusals.ts';

/** What must be told by some column, by kind: any of the targets, and what is said where none is. */
type Needed = readonly (readonly [readonly MigrationTarget[], string])[];
const needed: Record<OwnKind, Needed> = {
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

/**
 * What the columns of a file still lack before its rows can be checked; undefined where nothing. `subtype`: what goes for
 * all rows that do not say what kind of property they are.
 */
export const lackOf = (
  kind: MigrationKind,
  given: readonly MigrationTarget[],
  subtype: number | null,
): string | undefined => {
  const targets: readonly MigrationTarget[] = subtype === null ? given : [...given, 'property_subtype'];
  return ofKind<Needed>(kind, needed, ({ name }) => [[[name as MigrationTarget], migrationRefusals.noName]]).find(
    ([any]) => !any.some((target) => targets.includes(target)),
  )?.[1];
};
