import { migrationRefusals } from '@angan/contract/imports/refusals.ts';
import type { RowOutcome } from '@angan/contract/imports/row.ts';
import type { RowReason } from '@angan/contract/imports/row-reasons.ts';
import type { Kysely } from 'kysely';
import type { Actor } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { forbidden } from '../../core/errors.ts';
import type { Importer, ImportSettings, RowResult } from './importer.ts';
import { noLedger } from './ledger.ts';
import { mayChangePeople } from './stored.ts';
import { writeRows } from './write-rows.ts';

/** What became of a row that came from no file. */
export interface ImportedRow {
  /** Its place among the rows, the first being 1. */
  readonly row_no: number;
  readonly outcome: RowOutcome;
  readonly result: RowResult;
  /** The contact, property or inquiry that it was about; null where there is none. */
  readonly id: number | null;
  /** Why it was refused, or what is worth knowing of how it came in. */
  readonly reasons: readonly RowReason[];
}

/**
 * Imports rows that come from no file, such as leads of a portal: words by what they become ({ name, mobile, budget }),
 * read, checked and written by the rules of the noun, all in the transaction of `db`. The same rows a second time add
 * nothing. New ones belong to `created_by`, or to nobody. Some hundred rows at a time; each is understood by itself and
 * by those before it. What is answered tells which numbers are here, so it is shown to nobody who sees none. Throws where
 * the database refuses a row (`inHalves` finds it), and 403 where the actor may not change who is here.
 */
export const importRows = async <Target extends string>(
  db: Kysely<DB>,
  importer: Importer<Target>,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  rows: readonly Readonly<Partial<Record<Target, string>>>[],
  given: Partial<Omit<ImportSettings, 'columns' | 'format'>> = {},
): Promise<ImportedRow[]> => {
  const targets = [...new Set(rows.flatMap((row) => Object.keys(row)))] as Target[];
  const settings: ImportSettings = {
    mode: 'Add new only',
    created_by: null,
    default_source: null,
    default_groups: [],
    default_deals: [],
    default_subtype: null,
    default_staff: [],
    default_city: null,
    overwrite: [],
    unknown_values: [],
    ...given,
    format: '',
    columns: targets.map((target, at) => ({ at, target, header: importer.label(target) })),
  };
  if (settings.mode !== 'Add new only' && !mayChangePeople(actor)) throw forbidden(migrationRefusals.addOnly);
  const context = { settings, actor, now };
  const check = await importer.beginCheck(db, context);
  const table = rows.map((row, at) => ({ row_no: at + 1, cells: targets.map((target) => row[target] ?? '') }));
  const checked = await check.check(db, [...importer.reader.read(table, check.reading).rows]);
  const written = await writeRows(db, importer, { ...context, ledger: noLedger }, checked);
  const results = new Map(written.map((row) => [row.row_no, row]));
  return checked.map(({ row_no, outcome, reasons }) => {
    const done = results.get(row_no)!;
    return {
      row_no,
      outcome: done.outcome ?? outcome,
      result: done.result,
      id: done.contact_id ?? done.record_id ?? null,
      reasons: [...done.reasons, ...reasons],
    };
  });
};
