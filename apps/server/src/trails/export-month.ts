import type pg from 'pg';
import type { Services } from '../core/context.ts';
import { exportRows } from './export-rows.ts';
import type { TrailMonth } from './trail-months.ts';

/** The rows of each company in a month that are not in a file yet, or not all of them. */
const companiesToExport = async (owner: pg.ClientBase, { part, name, month }: TrailMonth): Promise<number[]> => {
  const { rows } = await owner.query<{ company_id: number }>(
    `select m.company_id from (select company_id, count(*) as rows from ${part} group by 1) m
       left join trail_export e on e.company_id = m.company_id and e.trail = $1 and e.month = $2
      where e.rows is distinct from m.rows order by 1`,
    [name, month],
  );
  return rows.map(({ company_id }) => company_id);
};

/** Puts a month of a trail into files, one for each company. Asked for again, it does only what is missing. */
export const exportMonth = async (owner: pg.ClientBase, services: Services, trail: TrailMonth): Promise<void> => {
  const { part, name, month, kept_by } = trail;
  for (const companyId of await companiesToExport(owner, trail))
    await exportRows(owner, services, {
      companyId,
      name,
      month,
      query: `select row_to_json(t)::text as line from ${part} t where company_id = ${Number(companyId)} order by ${kept_by}`,
    });
};

/** Whether every row of a month is in a file; nobody may write it while this is asked. */
export const isExported = async (owner: pg.ClientBase, month: TrailMonth): Promise<boolean> =>
  (await companiesToExport(owner, month)).length === 0;
