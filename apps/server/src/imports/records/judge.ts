import type { RowLook, RowOutcome } from '@angan/contract/imports/row.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { mayChangePeople } from '../migrations/stored.ts';
import { type Batches, overwritten, type Prepared, prepare } from './batch.ts';
import { howFor, merge } from './merge.ts';
import type { NumberedRow } from './readers.ts';
import { recordReasons } from './reasons.ts';
import type { UnknownName } from './record.ts';
import type { Handle, Stock } from './stock.ts';

/** A row as it is kept: data_migration_row. */
export interface JudgedRecord {
  readonly row_no: number;
  readonly outcome: RowOutcome;
  readonly look: RowLook;
  readonly twice_of: number | null;
  readonly reasons: readonly string[];
  readonly record: NumberedRow['record'];
  readonly cells: readonly string[];
  readonly record_id: number | null;
  readonly unknown: readonly UnknownName[];
}

/** Says of each row of a batch what will happen to it. `stock` grows by the rows, so that later ones are compared with them. */
export const judgeRecords = async (
  db: Kysely<DB>,
  rows: readonly NumberedRow[],
  given: Batches,
  stock: Stock,
): Promise<JudgedRecord[]> => {
  const good = rows.filter((row) => !row.isRefused);
  const prepared = new Map((await prepare(db, good, given, { into: stock })).map((row) => [row.row_no, row]));
  return rows.map((row) => {
    const ready = prepared.get(row.row_no);
    const { outcome, here, why = [] } = ready ? outcomeOf(ready, given, stock) : { outcome: 'refused' as const };
    const told = [...(ready?.why ?? []), ...why, ...row.reasons, ...(ready?.reasons ?? [])];
    // What is refused adds nothing.
    const news = outcome === 'refused' ? [] : (ready?.news ?? []);
    return {
      row_no: row.row_no,
      outcome,
      look: lookOf(outcome, told),
      twice_of: outcome === 'twice' ? here!.line : null,
      reasons: [...new Set([...told, ...news])],
      record: row.record,
      cells: row.cells,
      record_id: here && here.id > 0 && here.isSeen ? here.id : null,
      unknown: [...row.unknown, ...(ready?.unknown ?? [])],
    };
  });
};

export const lookOf = (outcome: RowOutcome, reasons: readonly string[]): RowLook => {
  if (outcome === 'refused') return 'Error';
  if (outcome !== 'new') return 'Duplicate';
  return reasons.length ? 'Warning' : 'OK';
};

const outcomeOf = (
  { columns, why, row_no }: Prepared,
  { migration, actor }: Batches,
  stock: Stock,
): { outcome: RowOutcome; here?: Handle; why?: string[] } => {
  if (why.length) return { outcome: 'refused' };
  const here = stock.find(columns);
  if (!here) {
    if (migration.mode === 'Update only') return { outcome: 'refused', why: [recordReasons.notHere] };
    const handle = { id: 0, columns, code: '', isDeleted: false, isSeen: true, isOfThisImport: true, line: row_no };
    return { outcome: 'new', here: stock.add(handle) };
  }
  if (here.isOfThisImport) return { outcome: 'twice', here, why: [recordReasons.twice(here.line)] };
  if (here.isDeleted) return { outcome: 'same', here, why: [recordReasons.hereDeleted] };
  const how = howFor(migration.mode, here);
  if (!how || !here.isSeen || !mayChangePeople(actor)) return { outcome: 'same', here, why: [recordReasons.here] };
  const changes = Object.keys(merge(here.columns, columns, how, overwritten(migration)));
  return { outcome: changes.length ? 'existing' : 'same', here };
};
