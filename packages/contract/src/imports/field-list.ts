import type { Entity } from '@angan/domain/entities.ts';
import { type Field, type Fields, namesOf } from '../kit/presented.ts';
import type { TargetGroup } from './target-group.ts';

/**
 * A noun whose list is its fields and nothing more. What a column may become, its headings, the template, and how rows are
 * read, checked, written and undone follow from the fields.
 */
export interface FieldList<F extends Fields = Fields> {
  /** Its table, which names its rights as well. */
  readonly one: Entity;
  readonly fields: F;
  /** The field that people call it by. */
  readonly name: keyof F & string;
  /** Fields by any of which a row is found to be here already, the surest first. */
  readonly knownBy: readonly (keyof F & string)[];
  /** The field that takes what no other has room for. */
  readonly rest: keyof F & string;
  /** The screen that lists it. */
  readonly page: `/${string}`;
}
export const fieldList = <const F extends Fields>(list: FieldList<F>): FieldList<F> => list;

/** What a column may become beside a field. `note`: kept in the field of the rest as 'Header: value'. */
const own = { note: 'Keep in the comment', skip: 'Leave out' } as const;
export type OwnTarget = keyof typeof own;

const isRead = ({ kind, to }: Field) =>
  kind === 'reference' ? to !== undefined : kind !== 'references' && kind !== 'parts';

/** What a column may become: the fields that a cell can be read as, and the two of no field. */
export const fieldTargets = ({ fields }: Pick<FieldList, 'fields'>): readonly string[] => [
  ...namesOf(fields).filter((name) => isRead(fields[name]!)),
  ...Object.keys(own),
];

export const fieldTargetLabel = ({ fields }: Pick<FieldList, 'fields'>, target: string): string =>
  Object.hasOwn(own, target) ? own[target as OwnTarget] : fields[target]!.label;

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
