import { contactFields, mobileFields } from '@angan/contract/contacts/contact-fields.ts';
import { ContactInput } from '@angan/contract/contacts/contacts.ts';
import { contactFieldLabel } from '@angan/contract/contacts/field-label.ts';
import type { ContactTarget } from '@angan/contract/imports/contact-targets.ts';
import { type RowReason, reasons } from '@angan/contract/imports/row-reasons.ts';
import { drfMessage } from '@angan/contract/kit/drf-texts.ts';
import { namesOfKind } from '@angan/contract/kit/pairs.ts';
import { asLandline } from '@angan/domain/mobile.ts';
import type { MappedColumn } from '../engine/reader.ts';
import { plainHeader } from '../map/header.ts';
import { dateOf } from './dates.ts';
import { readEmails } from './emails.ts';
import { readMobiles } from './mobiles.ts';
import type { NameList } from './names.ts';
import type { Draft, PersonFields, ReadPerson } from './person.ts';
import { cleaned, namesIn, oneLine, yesOrNo } from './words.ts';

/** What has to be known beside the row. */
export interface RowSurroundings {
  readonly sources: NameList;
  readonly groups: NameList;
  readonly thisYear: number;
}

/** Reads one row: each cell by what its column becomes. Nothing is lost: what no field takes goes to the comment. */
export const readRow = (
  cells: readonly string[],
  columns: readonly MappedColumn<ContactTarget>[],
  around: RowSurroundings,
): ReadPerson => {
  const draft: Draft = { values: {}, told: [], rest: [] };
  const given = Map.groupBy(
    columns
      .map(({ at, header, target }) => ({ header, target, value: cleaned(cells[at] ?? '') }))
      .filter(({ value, target }) => value !== '' && target !== 'skip'),
    ({ target }) => target,
  );
  const valuesOf = (target: ContactTarget) => (given.get(target) ?? []).map(({ value }) => value);

  const numbers = (given.get('mobile') ?? []).toSorted(
    (a, b) => Number(isOfAPlace(a.header)) - Number(isOfAPlace(b.header)),
  );
  const { name, mobiles, refusals } = readMobiles(
    oneLine(valuesOf('name').join(' ')),
    numbers.map(({ header, value }) => (isOfAPlace(header) ? asLandline(value) : value)),
    draft,
  );
  draft.values.name = name;
  draft.values.address = valuesOf('address').map(oneLine).join(', ');
  draft.values.email = readEmails(valuesOf('email'), draft);
  for (const field of singles.text) single(draft, field, valuesOf(field).map(oneLine));
  for (const field of singles.date)
    single(draft, field, valuesOf(field), (text) => dateOf(text, around.thisYear), reasons.dateUnreadable);
  for (const field of singles.flag) single(draft, field, valuesOf(field), yesOrNo, reasons.yesNoUnreadable);
  for (const field of choices) draft.values[field] = chosenOf(field, valuesOf(field), draft);
  const [source = ''] = taken(valuesOf('source').slice(0, 1).map(oneLine), around.sources, 'Source', draft);
  for (const another of valuesOf('source').slice(1)) draft.rest.push(`Source: ${another}`);
  const contactgroup = taken(valuesOf('contactgroup').flatMap(namesIn), around.groups, 'Group', draft);

  const comments = given.get('comment') ?? [];
  const several = columns.filter(({ target }) => target === 'comment').length > 1;
  draft.values.comment = [
    ...comments.map(({ header, value }) => (several ? `${header}: ${value}` : value)),
    ...(given.get('note') ?? []).map(({ header, value }) => `${header}: ${value}`),
    ...draft.rest,
  ].join('\n');

  const numbered = Object.fromEntries(mobiles.map((mobile, at) => [mobileFields[at], mobile]));
  const checked = ContactInput.safeParse(
    { ...said(draft.values), mobile_number_1: '', ...numbered },
    { error: drfMessage },
  );
  const mistakes = (checked.error?.issues ?? [])
    .filter((issue) => issue.path[0] !== 'mobile_number_1')
    .map((issue) => reasons.mistake({ field: contactFieldLabel(String(issue.path[0])), mistake: issue.message }));
  const whyNot = [...refusals, ...mistakes];
  if (whyNot.length === 0)
    draft.told.push(...around.sources.keep(source ? [source] : []), ...around.groups.keep(contactgroup));
  return {
    person: { mobiles, source, contactgroup, fields: fieldsOf(checked.data ?? said(draft.values)) },
    isRefused: whyNot.length > 0,
    reasons: [...whyNot, ...draft.told],
  };
};

/** 'Home Phone', 'Office tel.': a number of a place, which comes after those that a person carries. */
const isOfAPlace = (header: string): boolean => {
  const plain = plainHeader(header);
  return (
    /\b(?:home|house|res|resi|residence|residential|land line|landline|office|off|work|business|company)\b/.test(
      plain,
    ) && !/\b(?:mob|mobile|cell|whatsapp|wa)\b/.test(plain)
  );
};

/** Fields that a person has one of, by kind. */
const singles = {
  text: namesOfKind(contactFields, 'text').filter((field) => !contactFields[field].joins),
  date: namesOfKind(contactFields, 'date'),
  flag: namesOfKind(contactFields, 'flag'),
};
const choices = namesOfKind(contactFields, 'choices');

/** The first value that can be read; the others, and what cannot, go to the comment. */
const single = (
  { values, told, rest }: Draft,
  field: string,
  given: readonly string[],
  read: (text: string) => unknown = (text) => text,
  unreadable: (given: { readonly field: string }) => RowReason = reasons.secondToComment,
) => {
  const label = contactFieldLabel(field);
  for (const text of given) {
    const value = read(text);
    if (value !== undefined && values[field] === undefined) values[field] = value;
    else if (value !== values[field] || value === undefined) {
      told.push((value === undefined ? unreadable : reasons.secondToComment)({ field: label }));
      rest.push(`${label}: ${text}`);
    }
  }
};

const chosenOf = (field: (typeof choices)[number], cells: readonly string[], { told, rest }: Draft): string[] => {
  const chosen = new Set<string>();
  for (const word of cells.flatMap(namesIn)) {
    const kind = contactFields[field].options.find((one) =>
      [one, `${one}s`].some((form) => form.toLowerCase() === word.toLowerCase()),
    );
    if (kind) chosen.add(kind);
    else {
      told.push(reasons.kindUnknown({ kind: word }));
      rest.push(`${contactFieldLabel(field)}: ${word}`);
    }
  }
  return [...chosen];
};

const taken = (names: readonly string[], list: NameList, label: string, { told, rest }: Draft): string[] => {
  const found = names.map((name) => {
    const known = list.find(name, (reason) => told.push(reason));
    if (known === undefined) rest.push(`${label}: ${name}`);
    return known;
  });
  return [...new Set(found.filter((name) => name !== undefined))];
};

/** Only what the row says: the rest is left to the column's default, or to what is there already. */
const said = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
  );

const fieldsOf = (parsed: object): PersonFields =>
  Object.fromEntries(
    Object.entries(parsed).filter(([field]) => !(mobileFields as readonly string[]).includes(field)),
  ) as PersonFields;
