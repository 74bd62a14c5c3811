import { entityOf } from '@angan/contract/imports/kinds.ts';
import { type SqlBool, sql } from 'kysely';
import type { Undo } from '../engine/importer.ts';
import { mayChangePeople } from '../engine/stored.ts';
import { placeColumns } from './add-missing.ts';
import type { Columns } from './handle.ts';
import type { RecordNoun } from './noun.ts';
import type { PlacedNoun } from './placed-noun.ts';
import { resolve } from './resolve.ts';
import { shownRecord } from './shown.ts';
import { recordTemplate } from './template.ts';

/** What properties and inquiries share. */
export const byPlacesAndPeople = (noun: PlacedNoun) => {
  const entity = entityOf(noun.kind);
  return {
    entity,
    code: `${entity}_code`,
    resolve: (record, given) => resolve(noun.kind, record, given),
    naming: placeColumns,
    columnsOf: (target) => columnsOf[target] ?? [target],
    fixed,
    mayChange: mayChangePeople,
    candidates: (rows) => candidates(noun, rows),
    keys: (columns) => {
      const { source, external_ref } = columns;
      return [...noun.keys(columns), ...(external_ref ? [`ref ${source ?? ''} ${external_ref}`] : [])];
    },
    remove: takeBack(entity),
    show: (record) => {
      const { name, mobiles, email } = record.person;
      const rest = { address: '', comment: '', contactgroup: [], others: [] };
      return {
        values: { name, mobiles: [...mobiles], email, source: record.names.source, ...rest },
        record: shownRecord(noun, record),
      };
    },
    template: recordTemplate(noun),
  } satisfies Partial<RecordNoun>;
};

/** What a record is known by, and what a list cannot move. */
const fixed = new Set(['property_type', 'stage', 'stage_reason', 'status', 'external_ref', 'contact', 'city']);

/** Targets whose column has another name, or several. */
const columnsOf: Readonly<Record<string, readonly string[]>> = {
  price: ['sale_price', 'rent'],
  floors: ['floor_no', 'total_floors', 'floor_label'],
  age: ['property_age', 'possession'],
  parking: ['parking_covered', 'parking_open', 'parking_bike'],
  budget: ['budget_min', 'budget_max'],
  sizes: ['size_min', 'size_max'],
  note: ['remark', 'comment'],
};

/** Ids of what is there already: those of what is still to be added are negative. */
const positive = (values: readonly unknown[]): number[] => [
  ...new Set(values.filter((value): value is number => typeof value === 'number' && value > 0)),
];

/**
 * By society, contact and the number at the source. A listing's number counts whoever may see the listing, since no two
 * may have it.
 */
const candidates = ({ alias, societyOf }: PlacedNoun, rows: readonly Columns[]) => {
  const contacts = positive(rows.map((row) => row.contact));
  const societies = positive(rows.map(societyOf));
  const refs = rows.map((row) => row.external_ref).filter(Boolean) as string[];
  if (contacts.length + societies.length + refs.length === 0) return undefined;
  const r = sql.ref(alias);
  const bySociety = societies.length > 0 ? sql`or ${r}.society_name = any (${societies}::bigint[])` : sql``;
  return sql<SqlBool>`${r}.contact = any (${contacts}::bigint[]) ${bySociety}
    or (${r}.external_ref <> '' and ${r}.external_ref = any (${refs}::text[]))`;
};

/** Removes records that an import has added, by what the database knows of them. */
export const takeBack =
  (entity: string): Undo['remove'] =>
  async (db, migrationId, ids) => {
    const { rows } = await sql<{
      id: number;
    }>`select take_back_records(${migrationId}, ${entity}, ${ids}::bigint[]) as id`.execute(db);
    return rows.map(({ id }) => id);
  };
