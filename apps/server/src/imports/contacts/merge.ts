import {
  contactColumnNames,
  contactFields,
  contactTextNames,
  mobileFields,
} from '@angan/contract/contacts/contact-fields.ts';
import { contactFieldLabel } from '@angan/contract/contacts/field-label.ts';
import type { MigrationMode } from '@angan/contract/imports/data-migration.ts';
import { type FieldKind, namesOfKind } from '@angan/contract/kit/pairs.ts';
import type { ContactColumns } from '../../contacts/index.ts';
import type { Changes } from '../engine/changes.ts';
import type { PersonFields } from './person.ts';

/** A contact as far as an import reads and writes it. */
export interface Known extends ContactColumns {
  contactgroup: number[];
  /** Null for who is being added. */
  last_updated: string | null;
}

/** A row with its source and groups by id. */
export interface Resolved {
  readonly mobiles: readonly string[];
  readonly source: number | null;
  readonly groups: readonly number[];
  readonly fields: PersonFields;
}

/**
 * fill: what is there stays, what is empty is filled. join: the same for a person whom this very import has added, whose
 * comments are put together. overwrite: what the row says wins.
 */
export type How = 'fill' | 'join' | 'overwrite';

export interface Merge {
  /** {field: [before, after]} of what changes. */
  readonly changes: Changes;
  /** Groups that the person comes into. */
  readonly groups: readonly number[];
  /** Whether something found no room in the comment. */
  readonly isCut: boolean;
}

/** How a row is brought together with somebody who is here. undefined: not at all. */
export const howFor = (mode: MigrationMode, isOfThisImport: boolean): How | undefined => {
  if (mode === 'Add and overwrite') return 'overwrite';
  if (isOfThisImport) return 'join';
  return mode === 'Add new only' ? undefined : 'fill';
};

/** Fields of which a person has one, and which a comment can name; the comment itself is put together. */
const plain = [...contactTextNames.filter((field) => field !== 'comment'), ...namesOfKind(contactFields, 'date')];
const ticks = namesOfKind(contactFields, 'flag').filter((field) => field !== 'locked_contact');
const lists = namesOfKind(contactFields, 'choices');

/** What a row changes of a person who is here. Numbers are never taken away; those without a place go to the comment. */
export const merge = (known: Known, row: Resolved, how: How): Merge => {
  const after: Record<string, unknown> = {};
  const { fields } = row;
  const isFree = (value: unknown) => value === '' || value === null || how === 'overwrite';
  for (const field of plain) if (fields[field] && isFree(known[field])) after[field] = fields[field];
  if (row.source !== null && isFree(known.source)) after.source = row.source;
  for (const field of ticks)
    if (fields[field] !== undefined && (fields[field] || how === 'overwrite')) after[field] = fields[field];
  if (fields.locked_contact !== undefined && how === 'overwrite') after.locked_contact = fields.locked_contact;
  if (fields.locked_contact && how === 'join') after.locked_contact = true;
  for (const field of lists)
    if (fields[field]?.length)
      after[field] = how === 'overwrite' ? fields[field] : [...new Set([...known[field], ...fields[field]])];

  const { places, more } = placesFor(known, row.mobiles);
  Object.assign(after, places);
  const rest = [...(how === 'join' ? othersOf(known, fields) : []), ...numbersLeft(known.comment, more)];
  const { comment, isCut } = commentOf(known.comment, fields.comment ?? '', rest, how);
  after.comment = comment;
  const changes = Object.fromEntries(
    Object.entries(after)
      .filter(([field, value]) => JSON.stringify(known[field as keyof Known]) !== JSON.stringify(value))
      .map(([field, value]) => [field, [known[field as keyof Known], value] as const]),
  );
  return { changes, groups: row.groups.filter((group) => !known.contactgroup.includes(group)), isCut };
};

export const isNothing = ({ changes, groups }: Merge): boolean =>
  groups.length === 0 && Object.keys(changes).length === 0;

const placesFor = (known: Known, mobiles: readonly string[]) => {
  const has = mobileFields.map((field) => known[field]);
  const fresh = mobiles.filter((mobile) => !has.includes(mobile));
  const free = mobileFields.filter((field) => known[field] === '');
  return {
    places: Object.fromEntries(fresh.slice(0, free.length).map((mobile, at) => [free[at]!, mobile])),
    more: fresh.slice(free.length),
  };
};

const numbersLeft = (comment: string, more: readonly string[]): string[] => {
  const unnamed = more.filter((mobile) => !comment.includes(mobile));
  return unnamed.length ? [`Other numbers: ${unnamed.join(', ')}`] : [];
};

/** What a second row of the file says otherwise than the first: both were written down, so neither is lost. */
const othersOf = (known: Known, fields: PersonFields): string[] =>
  plain.flatMap((field) => {
    const [here, there] = [known[field] ?? '', fields[field] ?? ''];
    const isSame = here.toLowerCase().includes(there.toLowerCase());
    return here === '' || isSame ? [] : [`${contactFieldLabel(field)}: ${there}`];
  });

const commentOf = (before: string, given: string, rest: readonly string[], how: How) => {
  let comment = before;
  let isCut = false;
  const add = (text: string) => {
    if (comment.includes(text)) return;
    const longer = comment === '' ? text : `${comment}\n${text}`;
    if (longer.length <= contactFields.comment.max) comment = longer;
    else isCut = true;
  };
  if (given && how === 'overwrite') comment = given;
  else if (given && (before === '' || how === 'join')) add(given);
  for (const line of rest) add(line);
  return { comment, isCut };
};

/** What stands in a field of which nothing is said; null in those of other kinds. */
const nothing: Partial<Record<FieldKind, unknown>> = { text: '', flag: false, choices: [] };

/** A person as a row makes them who is not here yet. */
export const newPerson = ({ mobiles, source, groups, fields }: Resolved): Known => ({
  ...(Object.fromEntries(
    contactColumnNames.map((field) => [
      field,
      fields[field as keyof PersonFields] ?? nothing[contactFields[field].kind] ?? null,
    ]),
  ) as ContactColumns),
  ...(Object.fromEntries(mobileFields.map((field, at) => [field, mobiles[at] ?? ''])) as Record<
    (typeof mobileFields)[number],
    string
  >),
  source,
  contactgroup: [...groups],
  last_updated: null,
});
