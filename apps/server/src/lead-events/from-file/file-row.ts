import type { LeadFile } from '@angan/contract/lead-events/lead-files.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';

/** A file with what became of its rows so far; 404 where the office has none of this id. */
export const readFile = async ({ db, actor }: Context, id: number): Promise<LeadFile> => {
  const { rows } = await sql<LeadFile>`
    select f.id, f.file_name, f.source_name, f.rows_total, f.created_date,
           count(e.id) filter (where e.result = 'Created')::int as created,
           count(e.id) filter (where e.result = 'Appended')::int as appended,
           (f.rows_total - count(e.id) + count(e.id) filter (where e.result = 'Duplicate'))::int as known,
           count(e.id) filter (where e.result = 'Skipped')::int as skipped,
           count(e.id) filter (where e.result = 'Failed')::int as failed,
           count(e.id) filter (where e.result = 'Waiting')::int as waiting
      from lead_file f left join lead_event e on e.company_id = f.company_id and e.lead_file = f.id
     where f.company_id = ${actor.companyId} and f.id = ${id}
     group by f.company_id, f.id`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return row;
};
