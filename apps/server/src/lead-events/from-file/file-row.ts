import type { LeadFile } from '@angan/contract/lead-events/lead-files.ts';
import { leadFileLimits } from '@angan/contract/lead-events/lead-files.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';

/** Files of the office, the newest first, each with what became of its rows so far. */
const readFiles = async ({ db, actor }: Context, which: RawBuilder<unknown>, most: number): Promise<LeadFile[]> => {
  const { rows } = await sql<LeadFile>`
    select f.id, f.file_name, f.source_name, f.rows_total, f.created_date, n.created, n.appended,
           f.rows_known + n.duplicate as known, n.skipped, n.failed, n.waiting
      from (select * from lead_file where company_id = ${actor.companyId} and ${which} order by id desc limit ${most}) f
      cross join lateral (
        select count(*) filter (where result = 'Created')::int as created,
               count(*) filter (where result = 'Appended')::int as appended,
               count(*) filter (where result = 'Duplicate')::int as duplicate,
               count(*) filter (where result = 'Skipped')::int as skipped,
               count(*) filter (where result = 'Failed')::int as failed,
               count(*) filter (where result = 'Waiting')::int as waiting
          from lead_event where company_id = f.company_id and lead_file = f.id) n
     order by f.id desc`.execute(db);
  return rows;
};

/** A file with what became of its rows so far; 404 where the office has none of this id. */
export const readFile = async (context: Context, id: number): Promise<LeadFile> => {
  const [file] = await readFiles(context, sql`id = ${id}`, 1);
  if (!file) throw notFound();
  return file;
};

/** The last files that the office brought in. */
export const lastFiles = (context: Context): Promise<LeadFile[]> =>
  readFiles(context, sql`true`, leadFileLimits.listed);
