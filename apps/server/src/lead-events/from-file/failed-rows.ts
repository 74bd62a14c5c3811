import { type LeadProblem, leadProblems } from '@angan/contract/lead-events/problems.ts';
import type { Context } from '../../core/context.ts';
import { inEnglish } from '../../core/english.ts';
import { csvRow, csvStart } from '../../core/sheets/index.ts';
import { readFile } from './file-row.ts';
import { cellsOf } from './row-lead.ts';

/** The rows of a file that became no lead, as CSV in its columns and with why, to be mended and brought in again. */
export const failedRows = async (context: Context, id: number): Promise<{ file_name: string; content: string }> => {
  const { db, actor } = context;
  const { file_name } = await readFile(context, id);
  const rows = await db
    .selectFrom('lead_event')
    .select(['raw', 'problem'])
    .where('company_id', '=', actor.companyId)
    .where('lead_file', '=', id)
    .where('result', '=', 'Failed')
    .orderBy('id')
    .execute();
  const failed = rows.map(({ raw, problem }) => ({ cells: cellsOf(raw), problem: problem as LeadProblem | null }));
  const headers = failed.find(({ cells }) => cells.length > 0)?.cells.map(([header]) => header) ?? [];
  const lines = failed.map(({ cells, problem }) =>
    csvRow([...headers.map((_, index) => cells[index]?.[1] ?? ''), problem ? inEnglish(leadProblems, problem) : '']),
  );
  const content = Buffer.from([csvStart, csvRow([...headers, 'Reason']), ...lines].join(''));
  return {
    file_name: `${file_name.replace(/\.[a-z0-9]{1,5}$/i, '')} not brought in.csv`,
    content: content.toString('base64'),
  };
};
