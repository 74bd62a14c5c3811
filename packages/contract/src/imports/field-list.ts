import type { Entity } from '@angan/domain/entities.ts';
import { wordsById } from '@angan/domain/lookups/by-id.ts';
import { type Fields, namesOf } from '../kit/presented.ts';
import type { TargetGroup } from './target-group.ts';

/**
 * A noun whose list is its fields and nothing more. What a column may become, its headings, the template, and how rows are
 * read, checked, written and undone follow from the fields.
 */
export interface FieldList {
  /** Its table, which names its rights as well. */
  readonly one: Entity;
  readonly fields: Fields;
  /** The field that people call it by. */
  readonly name: string;
  /** Fields by any of which a row is found to be here already, the surest first; several in one go together. */
  readonly knownBy: readonly (string | readonly string[])[];
  /** The field that takes what no other has room for. */
  readonly rest: string;
  /** The screen that lists it. */
  readonly page: `/${string}`;
  /** What can be chosen for all rows that do not say it themselves. One of both has to tell it. */
  readonly forAll?: 'property_subtype';
  /** Fields of rupees whose cell may be a range, each with the field that takes its end. */
  readonly ranges?: Readonly<Record<string, string>>;
  /** Columns by which it is recognised under another name: all of the first, and two of the others. */
  readonly signs?: { readonly all: readonly string[]; readonly some: readonly string[] };
}
interface Named<Name extends string> {
  readonly name: Name;
  readonly knownBy: readonly (Name | readonly Name[])[];
  readonly rest: Name;
}
export const fieldList = <F extends Fields>(list: FieldList & { readonly fields: F } & Named<keyof F & string>) => list;

/** What a column may become beside a field. `note`: kept in the field of the rest as 'Header: value'. */
const own = { note: 'Keep in the comment', skip: 'Leave out' } as const;
const keptInRemark = 'Keep in the remark';
export type OwnTarget = keyof typeof own;

const isRead = (fields: Fields, name: string) => {
  const { kind, to } = fields[name]!;
  return kind === 'reference' || kind === 'references'
    ? to !== undefined || wordsById(name) !== undefined
    : kind !== 'parts';
};

/** What a column may become: the fields that a cell can be read as, and the two of no field. */
export const fieldTargets = ({ fields }: Pick<FieldList, 'fields'>): readonly string[] => [
  ...namesOf(fields).filter((name) => isRead(fields, name)),
  ...Object.keys(own),
];

export const fieldTargetLabel = ({ fields, rest }: Pick<FieldList, 'fields' | 'rest'>, target: string): string => {
  if (target === 'note' && rest === 'remark') return keptInRemark;
  return Object.hasOwn(own, target) ? own[target as OwnTarget] : fields[target]!.label;
};

/** Targets as they are offered, by the sections of the form. */
export const fieldTargetGroups = (list: Pick<FieldList, 'fields'>): TargetGroup<string>[] => {
  const read = fieldTargets(list).filter((target) => !Object.hasOwn(own, target));
  const bySection = Map.groupBy(read, (name) => list.fields[name]!.section);
  return [
    ...[...bySection].map(([group, targets]) => ({ group, targets })),
    { group: 'Nothing of its own', targets: Object.keys(own) },
  ];
};

/** Targets that several columns may become. */
export const fieldJoining = ({ fields, rest }: FieldList): readonly string[] => [
  ...namesOf(fields).filter((name) => name === rest || fields[name]!.joins),
  ...Object.keys(own),
];
