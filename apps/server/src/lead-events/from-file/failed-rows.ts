import { type LeadProblem, leadProblems } from '@angan/contract/lead-events/problems.ts';
import type { Context } from '../../core/context.ts';
import { inEnglish } from '../../core/english.ts';
import { notFound } from '../../core/errors.ts';
import { notBroughtIn, reasonHeader } from '../../imports/index.ts';
import type { KeptColumns } from './file-columns.ts';
import { cellsOf } from './row-lead.ts';

/**
 * The rows of a file that became no lead, as CSV in its columns and with why, to be mended and brought in again; 404 where
 * the office has no such file.
 */
export const failedRows = async (
  { db, actor }: Context,
  id: number,
): Promise<{ file_name: string; content: string }> => {
  const file = await db
    .selectFrom('lead_file')
    .select(['file_name', 'columns'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!file) throw notFound();
  const rows = await db
    .selectFrom('lead_event')
    .select(['raw', 'problem'])
    .where('company_id', '=', actor.companyId)
    .where('lead_file', '=', id)
    .where('result', '=', 'Failed')
    .orderBy('id')
    .execute();
  // Why a row failed an earlier time is not said beside why it fails now.
  const columns = (file.columns as unknown as KeptColumns).filter(
    ([header], at, all) => at < all.length - 1 || header !== reasonHeader,
  );
  const content = notBroughtIn(
    columns.map(([header]) => header),
    rows.map(({ raw, problem }) => ({
      cells: placed(columns, raw),
      why: problem ? inEnglish(leadProblems, problem as LeadProblem) : '',
    })),
  );
  return {
    file_name: `${file.file_name.replace(/\.[a-z0-9]{1,5}$/i, '')} not brought in.csv`,
    content: content.toString('base64'),
  };
};

/** The cells of a row, each in the place of its column; kept are those of columns in which something stands. */
const placed = (columns: KeptColumns, raw: string): string[] => {
  const cells = cellsOf(raw).values();
  return columns.map(([, target]) => (target === null ? '' : (cells.next().value?.[1] ?? '')));
};
