import type {
  dataMigrationCalls,
  MigrationKind,
  MigrationRow,
  RowOutcome,
} from '@angan/contract/imports/data-migration.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { type Kysely, sql } from 'kysely';
import { seesNumbers } from '../../contacts/index.ts';
import type { Context } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Handler } from '../../core/http/serve.ts';
import { envelope, readPaging } from '../../core/list.ts';
import { readNames } from '../contacts/office-names.ts';
import { isCheckTold } from '../engine/stored.ts';
import { importerOf } from '../registry/importers.ts';
import { readOne } from './show.ts';

/** What happens to each row, in the order of the file. */
export const listRows: Handler<typeof dataMigrationCalls.rows> = async ({ params, query }, context) => {
  const { actor, db } = context;
  const migration = await readOne(context, params.id);
  let some = rowsOf(db, actor.companyId, params.id);
  const known = await db
    .selectFrom('data_migration')
    .select(['knows_people', 'started_at'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', params.id)
    .executeTakeFirstOrThrow();
  if (!isCheckTold(actor, known)) some = some.where(sql<boolean>`false`);
  if (query.outcome?.length) some = some.where('r.outcome', 'in', query.outcome);
  if (query.look?.length) some = some.where('r.look', 'in', query.look);
  const total = async () => (await some.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()).count;
  const paging = await readPaging(query, ['row_no'], total);
  let page = some;
  if (paging.after) page = page.where('r.row_no', '>', paging.after.id);
  const rows = await withHere(page, migration.kind)
    .orderBy('r.row_no')
    .limit(paging.size + 1)
    .offset(paging.offset)
    .execute();
  const usual = await usualOf(context, migration.defaults);
  return envelope(
    context,
    paging,
    await total(),
    rows,
    (row) => String(row.row_no),
    (row) => showRow(row, migration.kind, usual, context),
  );
};

/** One row as it now stands. */
export const readRow = async (context: Context, id: number, line: number): Promise<MigrationRow> => {
  const migration = await readOne(context, id);
  const row = await withHere(rowsOf(context.db, context.actor.companyId, id), migration.kind)
    .where('r.row_no', '=', line)
    .executeTakeFirstOrThrow();
  return showRow(row, migration.kind, await usualOf(context, migration.defaults), context);
};

const rowsOf = (db: Kysely<DB>, companyId: number, id: number) =>
  db.selectFrom('data_migration_row as r').where('r.company_id', '=', companyId).where('r.migration_id', '=', id);

const withHere = (rows: ReturnType<typeof rowsOf>, kind: MigrationKind) => {
  const { entity, code } = importerOf(kind);
  return rows
    .leftJoin('contact as c', (join) =>
      join.onRef('c.company_id', '=', 'r.company_id').onRef('c.id', '=', 'r.contact_id'),
    )
    .select(['r.row_no as id', 'r.row_no', 'r.outcome', 'r.reasons', 'r.person', 'r.record', 'r.cells', 'r.result'])
    .select(['r.contact_id', 'r.record_id', 'c.name', 'c.is_deleted', 'c.locked_contact'])
    .select(
      sql<string | null>`(select h.${sql.ref(code)} from ${sql.table(entity)} h
        where h.company_id = r.company_id and h.id = r.record_id and to_jsonb(h) ->> 'is_deleted' is distinct from 'true')`.as(
        'code',
      ),
    );
};
type Row = Awaited<ReturnType<ReturnType<typeof withHere>['executeTakeFirstOrThrow']>>;

const showRow = (row: Row, kind: MigrationKind, usual: Usual, context: Context): MigrationRow => ({
  id: row.id,
  row_no: row.row_no,
  outcome: row.outcome as RowOutcome,
  reasons: row.reasons as unknown as MigrationRow['reasons'],
  ...importerOf(kind).show(row.record ?? row.person, usual),
  cells: row.record ? (row.cells ?? []) : [],
  contact: contactFor(row, context),
  here:
    row.record_id !== null && row.code !== null
      ? { id: row.record_id, code: seesNumbers(context.actor) ? row.code : maskNumbersIn(row.code) }
      : null,
  is_done: row.result !== null,
});

interface Usual {
  readonly source: string;
  readonly groups: readonly string[];
}

/** The names of what is given to rows that name none themselves. */
const usualOf = async (
  { actor, db }: Context,
  defaults: { source: number | null; contactgroup: number[] },
): Promise<Usual> => {
  const { sources, groups } = await readNames(db, actor.companyId);
  return {
    source: sources.find((row) => row.id === defaults.source)?.name ?? '',
    groups: groups.filter((row) => defaults.contactgroup.includes(row.id)).map((row) => row.name),
  };
};

/** Who sees no numbers is told only of people whom the row has added: of others it would confirm a guess. */
const contactFor = (row: Row, { actor }: Context): MigrationRow['contact'] => {
  if (row.contact_id === null || row.name === null || row.is_deleted) return null;
  if (seesNumbers(actor)) return { id: row.contact_id, name: row.name };
  if (row.locked_contact || row.result !== 'created') return null;
  return { id: row.contact_id, name: maskNumbersIn(row.name) };
};
