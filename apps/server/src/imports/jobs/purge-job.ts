import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { removeFilesOf } from '../../core/files/index.ts';
import { job, type RunningJob } from '../../core/jobs/job.ts';
import { changeMigration } from '../engine/stored.ts';
import { purgeMigration } from './tasks.ts';

/** Forgets what an import holds of people: its file, its rows, its samples. That it took place stays. */
export const purging: RunningJob = job(purgeMigration, ({ id }, { db, companyId }) =>
  forgetContents(db, companyId, id),
);

export const forgetContents = async (db: Kysely<DB>, companyId: number, id: number): Promise<void> => {
  for (const table of ['data_migration_row', 'data_migration_contact', 'data_migration_record'] as const)
    await db.deleteFrom(table).where('company_id', '=', companyId).where('migration_id', '=', id).execute();
  await changeMigration(db, companyId, id)
    .set({
      file: null,
      error_file: null,
      edits: '{}',
      unknown_values: '[]',
      columns: sql`(select coalesce(jsonb_agg(c || '{"samples": []}'), '[]') from jsonb_array_elements(columns) c)`,
    })
    .execute();
  await removeFilesOf(db, companyId, 'data_migration', id);
};
