import { type FieldList, fieldTargetLabel, fieldTargets } from '@angan/contract/imports/field-list.ts';
import type { MigrationKind } from '@angan/contract/imports/kinds.ts';
import { reasons } from '@angan/contract/imports/row-reasons.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { Field } from '@angan/contract/kit/presented.ts';
import { wordsById } from '@angan/domain/lookups/by-id.ts';
import type { Permission } from '@angan/domain/roles.ts';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { seesNumbers } from '../../contacts/index.ts';
import type { Actor } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { changeColumns } from '../../properties/index.ts';
import type { Template } from '../engine/importer.ts';
import type { Columns } from '../records/handle.ts';
import { recordImporter } from '../records/importer.ts';
import type { RecordNoun } from '../records/noun.ts';
import type { ReadRecord } from '../records/record.ts';
import { areasOf, newDraft, type Resolved, type ResolveWith, sourceOf } from '../records/resolve.ts';
import { listIn } from '../values/lists.ts';
import { readArea } from '../values/places.ts';
import { fieldListReader } from './reader.ts';
import { removeUnworked } from './remove-unworked.ts';
import { shownFields } from './shown.ts';

/** The importer of a noun that is its fields. */
export const fieldListImporter = (list: FieldList, kind: MigrationKind, own: Partial<RecordNoun> = {}) => {
  const { one, fields, name, knownBy } = list;
  return recordImporter({
    kind,
    entity: one,
    code: name,
    reader: fieldListReader(list),
    label: (target) => fieldTargetLabel(list, target),
    resolve: (record, given) => resolveNames(list, record, given),
    naming: Object.keys(fields).filter((field) => fields[field]!.to),
    columnsOf: (target) => [target === 'note' ? list.rest : target],
    fixed: new Set(),
    mayChange: (actor) => seesNumbers(actor) && actor.scope(`${one}:edit` as Permission) === 'all',
    alias: 'r',
    visible: () => sql<SqlBool>`true`,
    candidates: (rows, actor) => candidates(list, rows, actor),
    keys: (columns) => knownBy.flatMap((known) => keysOf([known].flat(), columns)),
    isSame: () => true,
    insert: (db, { companyId }, { createdBy }, rows) => insertMany(db, list, { companyId, createdBy }, rows),
    change: (db, companyId, rows) =>
      changeColumns(
        db,
        one,
        companyId,
        rows.map(({ id, changes }) => ({ id, changes })),
      ),
    remove: removeUnworked(one),
    show: (record) => shownFields(list, record),
    template: templateOf(list),
    ...own,
  });
};

/** What stands in these fields together; one for each entry of a field that has several. None where one is empty. */
const keysOf = (known: readonly string[], columns: Columns): string[] =>
  known.reduce<string[]>(
    (keys, field) =>
      keys.flatMap((key) =>
        [columns[field]]
          .flat()
          .filter(Boolean)
          .map((value) => `${key} ${field} ${String(value).toLowerCase()}`),
      ),
    [''],
  );

/** Areas and sources by their names; those that are required and missing refuse the row. */
export const resolveNames = ({ fields, rest }: FieldList, record: ReadRecord, given: ResolveWith): Resolved => {
  const draft = newDraft();
  const columns: Record<string, unknown> = { ...record.fields };
  const city = (columns.city as number | undefined) ?? given.defaults.city;
  for (const [field, text] of Object.entries(record.named ?? {})) {
    const { to, kind, label, most } = fields[field] as Field & { readonly most?: number };
    if (to === 'source') columns[field] = sourceOf(text, given, draft);
    else if (kind === 'reference') columns[field] = areasOf([text], city, given, draft)[0] ?? null;
    else {
      const { names, cityOf } = placesIn(text);
      draft.rest.push(...names.slice(most).map((name) => `${label}: ${name}`));
      columns[field] = areasOf(names.slice(0, most), cityOf ?? city, given, draft);
    }
  }
  for (const [field, { to, isRequired, given: schema, label }] of Object.entries(fields)) {
    const isEmpty = [columns[field]].flat().filter(Boolean).length === 0;
    const isAsked = isRequired || !schema.safeParse(null).success;
    if (to && isEmpty && isAsked && draft.why.length === 0)
      draft.why.push(reasons.mistake({ field: label, mistake: drf.required }));
  }
  if (draft.rest.length) columns[rest] = [columns[rest], ...draft.rest].filter(Boolean).join('\n');
  return { columns, why: draft.why, reasons: draft.reasons, news: draft.news, unknown: draft.unknown };
};

/** 'Bopal, Shela, Ahmedabad' as places and the city that they lie in. */
const placesIn = (text: string) => {
  const read = listIn(text).map(readArea);
  return {
    names: read.map(({ area }) => area).filter(Boolean),
    cityOf: read.map(({ city }) => city).findLast((one) => one !== undefined),
  };
};

/** Who sees no numbers finds nothing by one: that would confirm a guess. */
const candidates = ({ fields, knownBy }: FieldList, rows: readonly Columns[], actor: Actor) => {
  const asked = knownBy
    .map((known) => [known].flat()[0]!)
    .filter((field) => fields[field]!.kind !== 'mobile' || seesNumbers(actor))
    .map((field) => [field, rows.map((row) => row[field]).filter(Boolean)] as const)
    .filter(([, values]) => values.length > 0)
    .map(([field, values]) => {
      const lower = values.map((value) => String(value).toLowerCase());
      return sql<SqlBool>`lower(${sql.ref(`r.${field}`)}::text) = any (${lower}::text[])`;
    });
  return asked.length > 0 ? sql<SqlBool>`${sql.join(asked, sql` or `)}` : undefined;
};

/** In one statement, which answers the ids in the order of its rows. Columns that no row names keep their defaults. */
const insertMany = async (
  db: Kysely<DB>,
  { one, fields }: FieldList,
  by: { readonly companyId: number; readonly createdBy: number | null },
  rows: readonly Columns[],
): Promise<number[]> => {
  if (rows.length === 0) return [];
  const own = (row: Columns) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => Object.hasOwn(fields, column)));
  const inserted = await (db as unknown as Kysely<Record<string, { id: number }>>)
    .insertInto(one)
    .values(rows.map((row) => ({ ...own(row), company_id: by.companyId, created_by: by.createdBy })) as never)
    .returning('id')
    .execute();
  return inserted.map(({ id }) => id);
};

const samples: Partial<Record<Field['kind'], string>> = {
  mobile: '98240 11768',
  date: '01/04/2026',
  flag: 'Yes',
  maybe: 'Yes',
};
/** The words of a field that is chosen from a list. */
const wordsOf = (fields: FieldList['fields'], name: string): readonly string[] => {
  const { options, to } = fields[name] as Field & { readonly options?: readonly string[] };
  return options ?? [...((to ? undefined : wordsById(name)) ?? new Map()).values()];
};
const sampleOf = (fields: FieldList['fields'], name: string): string => {
  const { kind, placeholder } = fields[name]!;
  return wordsOf(fields, name)[0] ?? (placeholder || samples[kind] || '');
};

const templateOf = ({ fields }: FieldList): Template => {
  const targets = fieldTargets({ fields }).filter((target) => Object.hasOwn(fields, target));
  return {
    columns: targets.map((target) => [fields[target]!.label, sampleOf(fields, target)]),
    lists: targets
      .map((target) => [fields[target]!.label, wordsOf(fields, target)] as const)
      .filter(([, words]) => words.length > 0),
  };
};
