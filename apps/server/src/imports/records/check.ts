import type { RowLook, RowOutcome } from '@angan/contract/imports/row.ts';
import { type RowReason, reasons } from '@angan/contract/imports/row-reasons.ts';
import { ownUnits } from '@angan/domain/local-units.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Check, CheckedRow, ImportContext } from '../engine/importer.ts';
import { readingOf } from '../engine/reading.ts';
import { newRecord, type RecordHandle } from './handle.ts';
import { howFor, merge } from './merge.ts';
import type { RecordNoun } from './noun.ts';
import { overwritten, type Prepared, prepare, type RecordContext, recordContext } from './prepare.ts';
import { type RecordRow, valueKey } from './record-row.ts';
import { readDecisions, UnknownNames } from './values.ts';

export const beginRecordCheck = async (
  db: Kysely<DB>,
  noun: RecordNoun,
  context: ImportContext,
): Promise<Check<RecordRow>> => {
  const given = await recordContext(db, noun, context);
  const { decisions, directory } = given;
  const { office } = directory;
  const earlier = await readDecisions(db, context.actor.companyId, []);
  const remembered = new Set(earlier.map(([field, text]) => valueKey(field, text)));
  const names = new UnknownNames();
  return {
    reading: readingOf(context, {
      features: office.features.map(({ name }) => name),
      units: ownUnits(office.measure),
      decisions,
    }),
    check: (db, rows) => checkRecords(db, rows, given, names),
    unknownValues: () => names.listed(decisions, office, remembered),
  };
};

/** Says of each row of a batch what will happen to it. The index grows by them, so that later ones are compared with them. */
const checkRecords = async (
  db: Kysely<DB>,
  rows: readonly RecordRow[],
  given: RecordContext,
  names: UnknownNames,
): Promise<CheckedRow[]> => {
  const good = rows.filter((row) => !row.isRefused);
  const prepared = new Map((await prepare(db, good, given)).map((row) => [row.row_no, row]));
  return rows.map((row) => {
    const ready = prepared.get(row.row_no);
    const { outcome, here, why = [] } = ready ? outcomeOf(ready, given) : { outcome: 'refused' as const };
    const told = [...(ready?.why ?? []), ...why, ...row.reasons, ...(ready?.reasons ?? [])];
    // What is refused adds nothing.
    const news = outcome === 'refused' ? [] : (ready?.news ?? []);
    names.add([...row.unknown, ...(ready?.unknown ?? [])]);
    return {
      row_no: row.row_no,
      outcome,
      look: lookOf(outcome, told),
      twice_of: outcome === 'twice' ? here!.line : null,
      reasons: distinct([...told, ...news]),
      record: row.record,
      cells: row.cells,
      record_id: here && here.id > 0 && here.isSeen ? here.id : null,
    };
  });
};

const distinct = (all: readonly RowReason[]): RowReason[] => [
  ...new Map(all.map((reason) => [JSON.stringify(reason), reason])).values(),
];

const lookOf = (outcome: RowOutcome, told: readonly RowReason[]): RowLook => {
  if (outcome === 'refused') return 'Error';
  if (outcome !== 'new') return 'Duplicate';
  return told.length ? 'Warning' : 'OK';
};

const outcomeOf = (
  { columns, why, row_no }: Prepared,
  { settings, actor, index, noun }: RecordContext,
): { outcome: RowOutcome; here?: RecordHandle; why?: RowReason[] } => {
  if (why.length) return { outcome: 'refused' };
  const here = index.find(columns);
  if (!here) {
    if (settings.mode === 'Update only') return { outcome: 'refused', why: [reasons.notHere] };
    return { outcome: 'new', here: index.add(newRecord(columns, row_no)) };
  }
  if (here.isOfThisImport) return { outcome: 'twice', here, why: [reasons.sameAsLine({ line: here.line })] };
  if (here.isDeleted) return { outcome: 'same', here, why: [reasons.hereDeleted] };
  const how = howFor(settings.mode, here);
  if (!how || !here.isSeen || !noun.mayChange(actor)) return { outcome: 'same', here, why: [reasons.here] };
  const changes = Object.keys(
    merge(here.columns, columns, how, { only: overwritten(settings, noun), fixed: noun.fixed }),
  );
  return { outcome: changes.length ? 'existing' : 'same', here };
};
