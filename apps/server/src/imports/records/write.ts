import { type RowReason, reasons } from '@angan/contract/imports/row-reasons.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { type Changes, combined, valuesAfter } from '../engine/changes.ts';
import type {
  Effect,
  ImportContext,
  ImportSettings,
  Ledger,
  RowToWrite,
  Written,
  WrittenRow,
} from '../engine/importer.ts';
import { addMissing } from './add-missing.ts';
import type { RecordIndex } from './find-existing.ts';
import { type Columns, newRecord, type RecordHandle } from './handle.ts';
import { howFor, merge } from './merge.ts';
import type { RecordNoun } from './noun.ts';
import { overwritten, type Prepared, prepare, recordContext } from './prepare.ts';
import type { ReadRecord } from './record.ts';

/** Writes what rows add and change: places and people that they name, and the records themselves. */
export const writeRecords = async (
  db: Kysely<DB>,
  noun: RecordNoun,
  context: ImportContext & { readonly ledger: Ledger },
  rows: readonly RowToWrite[],
): Promise<Written> => {
  const { settings, actor, now, ledger } = context;
  const { companyId } = actor;
  const given = await recordContext(db, noun, context);
  const created = await ledger.created(db);
  const writing: Writing = { index: given.index, noun, settings, added: [], changed: new Map() };
  const read = rows.map(({ row_no, record }) => ({ row_no, record: record as ReadRecord }));
  const prepared = await prepare(db, read, given, { created, lock: true });
  const done = prepared.map((row) => writeRow(row, writing));

  const { added, changed } = writing;
  const wanted = [...added.map(({ columns }) => columns), ...[...changed].map(afterChange)];
  const names = await addMissing(db, { companyId, userId: actor.userId || null }, given.directory, wanted, noun.naming);
  const by = { companyId, createdBy: settings.created_by };
  const people = await given.contacts.add(
    db,
    by,
    wanted.flatMap(({ contact, source }) =>
      typeof contact === 'number' ? [{ id: contact, source: names.of(source) as number | null }] : [],
    ),
  );
  const settled = (columns: Columns): Columns => {
    const placed = names.inColumns(columns);
    return {
      ...placed,
      ...('contact' in placed && { contact: people.get(placed.contact as number) ?? placed.contact }),
    };
  };

  const newIds = await noun.insert(
    db,
    actor,
    { createdBy: settings.created_by, now },
    added.map(({ columns }) => settled(columns)),
  );
  for (const [at, handle] of added.entries()) handle.id = newIds[at]!;
  const changes = [...changed].map(([handle, of]) => {
    const after = settled(valuesAfter(of));
    const settledChanges = Object.entries(of).map(([column, [before]]) => [column, [before, after[column]]] as const);
    return { id: handle.id, before: handle.columns, after, changes: Object.fromEntries(settledChanges) };
  });
  if (changes.length > 0)
    await noun.change(
      db,
      companyId,
      changes.map(({ id, before, after }) => ({ id, before, changes: after })),
      now,
    );
  return {
    rows: done.map(({ handle, ...row }): WrittenRow => ({ ...row, record_id: handle?.id ?? null })),
    effects: [
      ...newIds.map((id): Effect => ({ id, is_created: true, changes: {} })),
      ...changes.map(({ id, changes }): Effect => {
        const is_created = created.has(id);
        return { id, is_created, changes: is_created ? {} : changes };
      }),
    ],
    people: [...people.values()],
    made: names.made,
  };
};

interface Writing {
  readonly index: RecordIndex;
  readonly noun: RecordNoun;
  readonly settings: ImportSettings;
  readonly added: RecordHandle[];
  readonly changed: Map<RecordHandle, Changes>;
}

const afterChange = ([handle, changes]: readonly [RecordHandle, Changes]): Columns => ({
  source: handle.columns.source,
  ...valuesAfter(changes),
});

interface Done extends WrittenRow {
  readonly handle?: RecordHandle;
}

const writeRow = ({ row_no, columns, why }: Prepared, { index, noun, settings, added, changed }: Writing): Done => {
  const failed = (told: readonly RowReason[]): Done => ({ row_no, result: 'failed', reasons: told });
  if (why.length) return failed(why);
  const here = index.find(columns);
  if (!here) {
    if (settings.mode === 'Update only') return failed([reasons.gone]);
    const handle = newRecord({ ...columns }, row_no);
    added.push(index.add(handle));
    return { row_no, result: 'created', reasons: [], handle };
  }
  const skipped: Done = { row_no, result: 'skipped', reasons: [], ...(here.isSeen && { handle: here }) };
  const how = here.isDeleted || !here.isSeen ? undefined : howFor(settings.mode, here);
  if (!how) return skipped;
  const changes = merge(here.columns, columns, how, { only: overwritten(settings, noun), fixed: noun.fixed });
  if (Object.keys(changes).length === 0) return skipped;
  Object.assign(here.columns, valuesAfter(changes));
  if (here.id > 0) changed.set(here, combined(changed.get(here) ?? {}, changes));
  return { ...skipped, result: here.isOfThisImport ? 'skipped' : 'updated' };
};
