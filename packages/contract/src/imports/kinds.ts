import { contactTargets } from './contact-targets.ts';
import { inquiryTargets } from './inquiry-targets.ts';
import { propertyTargets } from './property-targets.ts';

/** What may be brought in. */
export const migrationKinds = ['Contacts', 'Properties', 'Inquiries'] as const;
export type MigrationKind = (typeof migrationKinds)[number];
/** The kinds whose rows name places, staff and people of the office, and so have values to be mapped. */
export type RecordKind = Exclude<MigrationKind, 'Contacts'>;
export const isRecordKind = (kind: MigrationKind): kind is RecordKind => kind !== 'Contacts';

/** What a column may become, by kind. */
export const targetsOf = { Contacts: contactTargets, Properties: propertyTargets, Inquiries: inquiryTargets } as const;
export type MigrationTarget = (typeof targetsOf)[MigrationKind][number];
export const allTargets = [...new Set(migrationKinds.flatMap((kind): MigrationTarget[] => [...targetsOf[kind]]))] as [
  MigrationTarget,
  ...MigrationTarget[],
];

const megabyte = 1024 * 1024;

/** Rows and bytes of a file at most (domain 6.5); people are the longest lists, and a phone's export holds their photos. */
const limits = {
  Contacts: { rows: 50_000, fileBytes: 64 * megabyte },
  Properties: { rows: 5_000, fileBytes: 10 * megabyte },
  Inquiries: { rows: 5_000, fileBytes: 10 * megabyte },
} as const satisfies Record<MigrationKind, { rows: number; fileBytes: number }>;
export const limitsOf = (kind: MigrationKind): { readonly rows: number; readonly fileBytes: number } => limits[kind];

export const migrationLimits = {
  /** Rows and bytes of a file at most, whatever its kind. */
  rows: Math.max(...migrationKinds.map((kind) => limits[kind].rows)),
  fileBytes: Math.max(...migrationKinds.map((kind) => limits[kind].fileBytes)),
  columns: 100,
  samples: 3,
  /** Days in which an import can be taken back. */
  undoDays: 7,
  /** Hours in which who does not run the office can take back an own one. */
  undoHoursOfStaff: 24,
  /** Rows that a person who does not run the office may start alone; more wait for the Owner or Co-Owner. */
  rowsOfStaff: 200,
  /** Numbers that a person who sees none may bring in within a day, of the imports that they start themselves. */
  numbersOfStaff: 1000,
  /** Days for which the rows and the file of an import are kept. */
  keptDays: 90,
  /** Characters of a cell that is mended in place. */
  cell: 4000,
} as const;
