import { reasons, rowReasons } from '@angan/contract/imports/row-reasons.ts';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { newActor } from '../../core/context.ts';
import { inHalves } from '../../core/database/in-halves.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { inTransaction, openingForCompany } from '../../core/database/transaction.ts';
import { inEnglish } from '../../core/english.ts';
import { insertProperties } from '../../properties/index.ts';
import { addMissing } from '../records/add-missing.ts';
import type { Columns } from '../records/handle.ts';
import { Directory, readOffice } from '../records/office.ts';
import type { RecordRow } from '../records/record-row.ts';
import { resolve } from '../records/resolve.ts';
import type { Coordinates } from './coordinates.ts';
import type { Refused } from './listing.ts';

export interface Written {
  readonly imported: RecordRow[];
  /** Of those imported, the ones that lack what the form asks for. */
  drafts: number;
  /** Listings that an earlier import, or a person, has brought in. */
  readonly alreadyHere: Refused[];
  /** Rows whose names find no place here. */
  readonly refused: Refused[];
}

/** Rows written in one transaction; an import that is stopped keeps the chunks before, and the next run goes on. */
const chunk = 200;
/** A listing that names no portal. */
const usualSource = 'Import';

/** Writes listings into a company as properties whose owner is not known yet. Nothing that is there already is touched. */
export const writeListings = async (
  pool: pg.Pool,
  companyId: number,
  listings: readonly RecordRow[],
  coordinates: Coordinates,
): Promise<Written> => {
  const written: Written = { imported: [], drafts: 0, alreadyHere: [], refused: [] };
  for (let rest = listings; rest.length > 0; ) {
    const done = await inHalves(
      Math.min(chunk, rest.length),
      async (count) => {
        const of = await inTransaction(pool, openingForCompany(companyId, null, 'import'), (client) =>
          writeChunk(onConnection(client), companyId, rest.slice(0, count), coordinates),
        );
        written.imported.push(...of.imported);
        written.drafts += of.drafts;
        written.alreadyHere.push(...of.alreadyHere);
        written.refused.push(...of.refused);
        return count;
      },
      async () => {
        const { row_no: line, record } = rest[0]!;
        written.refused.push({
          line,
          external_ref: record.external_ref,
          reason: inEnglish(rowReasons, reasons.notStored),
        });
        return 1;
      },
    );
    rest = rest.slice(done);
  }
  return written;
};

const writeChunk = async (
  db: Kysely<DB>,
  companyId: number,
  listings: readonly RecordRow[],
  coordinates: Coordinates,
): Promise<Written> => {
  const written: Written = { imported: [], drafts: 0, alreadyHere: [], refused: [] };
  // The command stands for the office, not for a person of it.
  const facts = { user_id: 0, company_id: companyId, usertype: 'Owner', subscription_status: '' } as const;
  const directory = new Directory(await readOffice(db, companyId));
  const source = directory.source(usualSource) ?? null;
  const rows = listings.map((listing) => ({
    listing,
    ...resolve('Properties', listing.record, {
      directory,
      decided: () => undefined,
      actor: newActor(facts, 0),
      ownAreas: [],
      defaults: { source, staff: [], city: null },
    }),
  }));
  const isHere = await here(db, companyId, rows);
  const good: typeof rows = [];
  for (const row of rows) {
    const told = { line: row.listing.row_no, external_ref: row.listing.record.external_ref };
    if (row.why.length) written.refused.push({ ...told, reason: inEnglish(rowReasons, row.why[0]!) });
    else if (isHere(row.columns)) written.alreadyHere.push({ ...told, reason: 'It is already here.' });
    else good.push(row);
  }
  if (good.length === 0) return written;
  const columns = good.map((row) => row.columns);
  const added = await addMissing(db, { companyId, userId: null }, directory, columns);
  await insertProperties(db, { companyId, createdBy: null }, columns.map(added.inColumns));
  await placeAreas(db, companyId, columns.map(added.inColumns), coordinates);
  written.imported.push(...good.map((row) => row.listing));
  written.drafts += columns.filter((row) => row.status === 'Draft').length;
  return written;
};

const here = async (db: Kysely<DB>, companyId: number, rows: readonly { readonly columns: Columns }[]) => {
  const found = await db
    .selectFrom('property')
    .select(['source', 'external_ref'])
    .where('company_id', '=', companyId)
    .where(
      'external_ref',
      'in',
      rows.map(({ columns }) => String(columns.external_ref)),
    )
    .execute();
  return (columns: Columns) =>
    found.some((row) => row.external_ref === columns.external_ref && row.source === columns.source);
};

/** Areas learn where they lie; one that somebody has placed stays there. */
const placeAreas = async (db: Kysely<DB>, companyId: number, rows: readonly Columns[], coordinates: Coordinates) => {
  const areas = await db
    .selectFrom('area')
    .select(['id', 'area'])
    .where('company_id', '=', companyId)
    .where('latitude', 'is', null)
    .where('id', 'in', [...new Set(rows.flatMap((row) => row.area as number[]))])
    .execute();
  for (const { id, area } of areas) {
    const point = coordinates.get(area.toLowerCase());
    if (point)
      await db.updateTable('area').set(point).where('company_id', '=', companyId).where('id', '=', id).execute();
  }
};
