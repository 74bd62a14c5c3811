import type { Entity } from '@angan/domain/entities.ts';
import { contactTargets } from './contact-targets.ts';
import { type FieldList, fieldTargets, type OwnTarget } from './field-list.ts';
import { fieldLists } from './field-lists.ts';
import { inquiryTargets } from './inquiry-targets.ts';
import { propertyTargets } from './property-targets.ts';

/** Kinds with rules of their own; the others are lists of fields. */
const ownKinds = ['Contacts', 'Properties', 'Inquiries'] as const;
export type OwnKind = (typeof ownKinds)[number];
type FieldLists = typeof fieldLists;
type ListKind = keyof FieldLists & string;

/** What may be brought in. */
export type MigrationKind = OwnKind | ListKind;
export const migrationKinds: readonly [MigrationKind, ...MigrationKind[]] = [
  ...ownKinds,
  ...(Object.keys(fieldLists) as ListKind[]),
];
/** Something of each list of fields, by its kind. */
export const ofEachList = <T>(of: (list: FieldList, kind: MigrationKind) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(
    (Object.entries(fieldLists) as [MigrationKind, FieldList][]).map(([kind, list]) => [kind, of(list, kind)]),
  );
/** The kinds whose rows name places, staff and people of the office. */
export type PlacedKind = Exclude<OwnKind, 'Contacts'>;
/** The kinds whose rows are records and no people: they may name what the office does not have yet, and are mended in place. */
export const isRecordKind = (kind: MigrationKind): kind is Exclude<MigrationKind, 'Contacts'> => kind !== 'Contacts';

/** The list of fields that a kind is; undefined where it has rules of its own. */
export const fieldListOf = (kind: MigrationKind): FieldList | undefined =>
  (fieldLists as Readonly<Record<string, FieldList>>)[kind];

/** What is said of each kind with rules of its own, and of any list of fields. */
export const ofKind = <T>(
  kind: MigrationKind,
  own: Readonly<Record<OwnKind, T>>,
  ofList: (list: FieldList) => T,
): T => {
  const list = fieldListOf(kind);
  return list ? ofList(list) : own[kind as OwnKind];
};

/** Whether what no field takes goes to a remark, and not to a comment. */
export const keepsInRemark = (kind: MigrationKind): boolean =>
  kind === 'Properties' || fieldListOf(kind)?.rest === 'remark';

/** The table of what a kind brings in, which names its rights as well. */
export const entityOf = (kind: MigrationKind): Entity =>
  ofKind<Entity>(kind, { Contacts: 'contact', Properties: 'property', Inquiries: 'inquiry' }, ({ one }) => one);

type ListTarget = {
  [K in ListKind]: FieldLists[K] extends { readonly fields: infer F } ? keyof F & string : never;
}[ListKind];
const ownTargets = { Contacts: contactTargets, Properties: propertyTargets, Inquiries: inquiryTargets } as const;
export type MigrationTarget = (typeof ownTargets)[OwnKind][number] | OwnTarget | ListTarget;
/** What a column may become, by kind. */
export const targetsOf = (kind: MigrationKind): readonly MigrationTarget[] =>
  ofKind<readonly MigrationTarget[]>(kind, ownTargets, (list) => fieldTargets(list) as MigrationTarget[]);
export const allTargets = [...new Set(migrationKinds.flatMap(targetsOf))] as [MigrationTarget, ...MigrationTarget[]];

const megabyte = 1024 * 1024;
const usualLimits = { rows: 5_000, fileBytes: 10 * megabyte };

/** Rows and bytes of a file at most (domain 6.5); people are the longest lists, and a phone's export holds their photos. */
const limits = {
  Contacts: { rows: 50_000, fileBytes: 64 * megabyte },
  Properties: usualLimits,
  Inquiries: usualLimits,
};
export const limitsOf = (kind: MigrationKind): { readonly rows: number; readonly fileBytes: number } =>
  ofKind(kind, limits, () => usualLimits);

export const migrationLimits = {
  /** Rows and bytes of a file at most, whatever its kind. */
  rows: Math.max(...migrationKinds.map((kind) => limitsOf(kind).rows)),
  fileBytes: Math.max(...migrationKinds.map((kind) => limitsOf(kind).fileBytes)),
  columns: 200,
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
