import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { readOwnAreas } from '../../records/index.ts';
import type { ImportContext, ImportSettings } from '../engine/importer.ts';
import type { Reading } from '../engine/reader.ts';
import { Contacts, peopleWith } from './contacts.ts';
import { findExisting, RecordIndex } from './find-existing.ts';
import type { RecordNoun } from './noun.ts';
import { Directory, readOffice } from './office.ts';
import type { Decided, ReadRecord } from './record.ts';
import { decidedBy } from './record-row.ts';
import type { Resolved } from './resolve.ts';
import { readDecisions } from './values.ts';

/** What a check or an import knows beside its rows, and what it has found so far. */
export interface RecordContext extends ImportContext {
  readonly noun: RecordNoun;
  /** Ids of the areas that the actor is kept to; none: all. */
  readonly ownAreas: readonly number[];
  readonly directory: Directory;
  readonly decisions: Reading['decisions'];
  readonly decided: Decided;
  readonly contacts: Contacts;
  readonly index: RecordIndex;
}

export const recordContext = async (
  db: Kysely<DB>,
  noun: RecordNoun,
  context: ImportContext,
): Promise<RecordContext> => {
  const { actor, settings } = context;
  const decisions = await readDecisions(db, actor.companyId, settings.unknown_values);
  return {
    ...context,
    noun,
    ownAreas: await readOwnAreas(db, actor),
    directory: new Directory(await readOffice(db, actor.companyId)),
    decisions,
    decided: decidedBy(decisions),
    contacts: new Contacts(),
    index: new RecordIndex(noun),
  };
};

export interface Prepared extends Resolved {
  readonly row_no: number;
  readonly record: ReadRecord;
}

/** Rows with ids for all that they name, negative ones for what is to be added; and what they could be about here. */
export const prepare = async (
  db: Kysely<DB>,
  rows: readonly { readonly row_no: number; readonly record: ReadRecord }[],
  given: RecordContext,
  options: { readonly created?: ReadonlySet<number>; readonly lock?: boolean } = {},
): Promise<Prepared[]> => {
  const { noun, actor, settings, contacts } = given;
  contacts.know(
    await peopleWith(
      db,
      actor,
      rows.map(({ record }) => record.person),
    ),
  );
  const defaults = {
    source: settings.default_source,
    staff: settings.default_staff,
    city: settings.default_city,
  };
  const prepared = rows.map(({ row_no, record }): Prepared => {
    const resolved = noun.resolve(record, { ...given, defaults });
    const contact = contacts.idOf(record.person);
    return { ...resolved, columns: { contact, ...resolved.columns }, row_no, record };
  });
  await findExisting(
    db,
    prepared.map(({ columns }) => columns),
    { noun, actor, ...options },
    given.index,
  );
  return prepared;
};

/** The columns that the file overwrites where it may; empty: all that it has. */
export const overwritten = ({ overwrite }: ImportSettings, noun: RecordNoun): ReadonlySet<string> =>
  new Set(overwrite.flatMap((target) => noun.columnsOf(target)));
