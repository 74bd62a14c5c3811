import {
  type RecordKind,
  type RowLook,
  type RowOutcome,
  rowLooks,
  rowOutcomes,
} from '@angan/contract/imports/data-migration.ts';
import { yearInIndia } from '@angan/domain/dates.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { readOwnAreas } from '../../records/index.ts';
import { type MigrationJob, pacer } from '../migrations/in-background.ts';
import {
  actorOfJob,
  changeMigration,
  lockMigration,
  type Migration,
  readUpload,
  uploadOf,
} from '../migrations/stored.ts';
import { inThread } from '../thread/in-thread.ts';
import type { Batches } from './batch.ts';
import { Contacts } from './contacts.ts';
import { type JudgedRecord, judgeRecords } from './judge.ts';
import { Directory, type OfficeNames, readOffice } from './office.ts';
import { decidedBy, type ReadingWith, valueKey } from './readers.ts';
import { Stock } from './stock.ts';
import { readDecisions, UnknownNames } from './values.ts';

const perBatch = 500;

/** How rows of an import are read: by its columns, what was decided of names, and what goes for all rows. */
export const readingOf = (
  migration: Migration,
  office: OfficeNames,
  decisions: ReadingWith['decisions'],
  now: Date,
): ReadingWith => ({
  columns: migration.columns.map(({ at, header, target }) => ({ at, header, target })),
  thisYear: yearInIndia(now),
  decisions,
  features: office.features.map(({ name }) => name),
  usualDeals: migration.default_deals,
});

/** Finds out what will happen to each row of properties or inquiries, and which names nobody knows. */
export const checkRecords = async (job: MigrationJob, migration: Migration): Promise<void> => {
  const { id, companyId, userId, services, step } = job;
  const kind = migration.kind as RecordKind;
  const begun = await step(async (db) => {
    const office = await readOffice(db, companyId);
    const earlier = await readDecisions(db, companyId, []);
    const actor = await actorOfJob(db, companyId, userId);
    return {
      actor,
      ownAreas: await readOwnAreas(db, actor),
      office,
      remembered: new Set(earlier.map(([field, text]) => valueKey(field, text))),
      decisions: await readDecisions(db, companyId, migration.unknown_values),
      upload: await uploadOf(db, migration),
    };
  });
  const { office, decisions } = begun;
  const reading = readingOf(migration, office, decisions, services.now());
  const batches: Batches = {
    kind,
    migration,
    actor: begun.actor,
    ownAreas: begun.ownAreas,
    directory: new Directory(office),
    decided: decidedBy(decisions),
    contacts: new Contacts(new Map()),
  };
  const stock = new Stock(kind);
  const names = new UnknownNames();
  const counts = zeros(rowOutcomes);
  const looks = zeros(rowLooks);
  const isTime = pacer();
  let done = 0;
  let usual: object = {};
  const content = await readUpload(services, begun.upload);
  const edits = Object.entries(migration.edits).map(([line, cells]) => [Number(line), cells] as const);
  const work = { kind: 'records', of: kind, content, sheet: migration.sheet, reading, edits, perBatch } as const;
  for await (const batch of inThread(work)) {
    usual = batch.usual;
    done += batch.rows.length;
    const goesOn = await step(async (db) => {
      const now = await lockMigration(db, companyId, id);
      if (now.working !== 'Checking') return false;
      const judged = await judgeRecords(db, batch.rows, batches, stock);
      for (const { outcome, look, unknown } of judged) {
        counts[outcome]++;
        looks[look]++;
        names.add(unknown);
      }
      await keepRows(db, companyId, id, judged);
      if (isTime()) await changeMigration(db, companyId, id).set({ progress_done: done }).execute();
      return true;
    });
    if (!goesOn) return;
  }
  await step((db) =>
    changeMigration(db, companyId, id)
      .where('working', '=', 'Checking')
      .set({
        status: 'Validated',
        working: null,
        counts: JSON.stringify(counts),
        looks: JSON.stringify(looks),
        usual_rates: JSON.stringify(usual),
        unknown_values: JSON.stringify(names.listed(decisions, office, begun.remembered)),
      })
      .execute(),
  );
};

const zeros = <W extends RowOutcome | RowLook>(words: readonly W[]) =>
  Object.fromEntries(words.map((word) => [word, 0])) as Record<W, number>;

const keepRows = (db: Kysely<DB>, companyId: number, id: number, rows: readonly JudgedRecord[]) =>
  sql`insert into data_migration_row (company_id, migration_id, row_no, outcome, look, twice_of, reasons, record, cells, record_id)
    select ${companyId}, ${id}, row_no, outcome, look, twice_of, reasons, record, cells, record_id
      from jsonb_populate_recordset(null::data_migration_row, ${JSON.stringify(rows)}::jsonb)`.execute(db);
