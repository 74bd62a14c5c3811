import type { MigrationTarget, RecordKind } from '@angan/contract/imports/kinds.ts';
import type { Kysely } from 'kysely';
import type { Actor } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Migration } from '../migrations/stored.ts';
import { type Contacts, peopleWith } from './contacts.ts';
import { readHere } from './here.ts';
import type { Directory } from './office.ts';
import type { Decided, ReadRecord } from './record.ts';
import { type Resolved, resolve } from './resolve.ts';
import type { Stock } from './stock.ts';

/** What a check or an import knows beside its rows. */
export interface Batches {
  readonly kind: RecordKind;
  readonly migration: Migration;
  readonly actor: Actor;
  /** Ids of the areas that the actor is kept to; none: all. */
  readonly ownAreas: readonly number[];
  readonly directory: Directory;
  readonly decided: Decided;
  readonly contacts: Contacts;
}

export interface Prepared extends Resolved {
  readonly row_no: number;
  readonly record: ReadRecord;
}

/** Rows with ids for all that they name, negative ones for what is to be added; and what they could be about here. */
export const prepare = async (
  db: Kysely<DB>,
  rows: readonly { readonly row_no: number; readonly record: ReadRecord }[],
  given: Batches,
  options: { readonly into: Stock; readonly created?: ReadonlySet<number>; readonly lock?: boolean },
): Promise<Prepared[]> => {
  const { kind, actor, migration, contacts } = given;
  contacts.know(
    await peopleWith(
      db,
      actor,
      rows.map(({ record }) => record.person),
    ),
  );
  const defaults = {
    source: migration.default_source,
    staff: migration.default_staff,
    city: migration.default_city,
  };
  const prepared = rows.map(({ row_no, record }): Prepared => {
    const resolved = resolve(record, { ...given, defaults });
    const contact = contacts.idOf(record.person);
    return { ...resolved, columns: { ...resolved.columns, contact }, row_no, record };
  });
  await readHere(
    db,
    prepared.map(({ columns }) => columns),
    { kind, actor, ...options },
    options.into,
  );
  return prepared;
};

/** The columns that the file overwrites where it may; empty: all that it has. */
export const overwritten = ({ overwrite }: Migration): ReadonlySet<string> =>
  new Set(overwrite.flatMap((target) => columnsOf[target as MigrationTarget] ?? [target]));

/** Targets whose column has another name, or several. */
const columnsOf: { readonly [T in MigrationTarget]?: readonly string[] } = {
  price: ['sale_price', 'rent'],
  floors: ['floor_no', 'total_floors', 'floor_label'],
  age: ['property_age', 'possession'],
  parking: ['parking_covered', 'parking_open', 'parking_bike'],
  budget: ['budget_min', 'budget_max'],
  sizes: ['size_min', 'size_max'],
  note: ['remark', 'comment'],
};
