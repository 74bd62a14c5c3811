import { type FieldList, fieldTargetLabel, fieldTargets } from '@angan/contract/imports/field-list.ts';
import type { MigrationKind } from '@angan/contract/imports/kinds.ts';
import { reasons } from '@angan/contract/imports/row-reasons.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { Field } from '@angan/contract/kit/presented.ts';
import type { Permission } from '@angan/domain/roles.ts';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { seesNumbers } from '../../contacts/index.ts';
import type { Actor } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { changeColumns } from '../../properties/index.ts';
import type { Template } from '../engine/importer.ts';
import type { Columns } from '../records/handle.ts';
import { recordImporter } from '../records/importer.ts';
import type { ReadRecord } from '../records/record.ts';
import { areasOf, newDraft, type Resolved, type ResolveWith, sourceOf } from '../records/resolve.ts';
import { fieldListReader } from './reader.ts';
import { removeUnworked } from './remove-unworked.ts';
import { shownFields } from './shown.ts';

/** The importer of a noun that is its fields. */
export const fieldListImporter = (list: FieldList, kind: MigrationKind) => {
  const { one, fields, name, knownBy } = list;
  const key = (field: string, value: unknown) => `${field} ${String(value).toLowerCase()}`;
  return recordImporter({
    kind,
    entity: one,
    code: name,
    reader: fieldListReader(list),
    label: (target) => fieldTargetLabel(list, target),
    resolve: (record, given) => resolveNames(list, record, given),
    naming: Object.keys(fields).filter((field) => fields[field]!.kind === 'reference'),
    columnsOf: (target) => [target === 'note' ? list.rest : target],
    fixed: new Set(),
    mayChange: (actor) => seesNumbers(actor) && actor.scope(`${one}:edit` as Permission) === 'all',
    alias: 'r',
    visible: () => sql<SqlBool>`true`,
    candidates: (rows, actor) => candidates(list, rows, actor),
    keys: (columns) => knownBy.filter((field) => columns[field]).map((field) => key(field, columns[field])),
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
  });
};

/** Areas and sources by their names; those that are required and missing refuse the row. */
const resolveNames = ({ fields, rest }: FieldList, record: ReadRecord, given: ResolveWith): Resolved => {
  const draft = newDraft();
  const columns: Record<string, unknown> = { ...record.fields };
  for (const [field, text] of Object.entries(record.named ?? {}))
    columns[field] =
      fields[field]!.to === 'area'
        ? (areasOf([text], given.defaults.city, given, draft)[0] ?? null)
        : sourceOf(text, given, draft);
  for (const [field, { kind, given: schema, label }] of Object.entries(fields))
    if (kind === 'reference' && !columns[field] && !schema.safeParse(null).success && draft.why.length === 0)
      draft.why.push(reasons.mistake({ field: label, mistake: drf.required }));
  if (draft.rest.length) columns[rest] = [columns[rest], ...draft.rest].filter(Boolean).join('\n');
  return { columns, why: draft.why, reasons: draft.reasons, news: draft.news, unknown: draft.unknown };
};

/** Who sees no numbers finds nothing by one: that would confirm a guess. */
const candidates = ({ fields, knownBy }: FieldList, rows: readonly Columns[], actor: Actor) => {
  const asked = knownBy
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
const sampleOf = ({ kind, placeholder = '', options = [] }: Field & { readonly options?: readonly string[] }) =>
  placeholder || options[0] || samples[kind] || '';

const templateOf = (list: FieldList): Template => {
  const targets = fieldTargets(list).filter((target) => Object.hasOwn(list.fields, target));
  return {
    columns: targets.map((target) => [list.fields[target]!.label, sampleOf(list.fields[target]!)]),
    lists: targets.flatMap((target) => {
      const { label, options } = list.fields[target] as Field & { readonly options?: readonly string[] };
      return options ? [[label, options] as const] : [];
    }),
  };
};
