import type { LeadFileColumn, LeadFileLook } from '@angan/contract/lead-events/lead-files.ts';
import { type FileTarget, fileTargets } from '@angan/domain/leads/index.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { List } from '../../imports/index.ts';
import { guessTarget } from './guess-target.ts';

interface Before {
  readonly columns: readonly (readonly [header: string, target: FileTarget])[];
  readonly property_type: number | null;
  readonly deal_type: number | null;
  readonly source: number | null;
}

/** What a file is, with its columns as they were chosen for the last one with the same headers, else as they are guessed. */
export const lookAtFile = async ({ db, actor }: Context, list: List): Promise<LeadFileLook> => {
  const { rows } = await sql<Before>`
    select f.columns, f.property_type, f.deal_type,
           (select s.id from source s where s.company_id = f.company_id and lower(s.source_name) = lower(f.source_name)
             limit 1) as source
      from lead_file f where f.company_id = ${actor.companyId} and f.fingerprint = ${list.fingerprint}
     order by f.id desc limit 1`.execute(db);
  const [before] = rows;
  const { format, sheets, sheet, rows_total } = list;
  return {
    ...{ format, sheets: [...sheets], sheet, rows_total },
    columns: columnsOf(list, before),
    is_known: before !== undefined,
    source: before?.source ?? null,
    property_type: before?.property_type ?? null,
    deal_type: before?.deal_type ?? null,
  };
};

const columnsOf = (list: List, before: Before | undefined): LeadFileColumn[] => {
  const left = [...(before?.columns ?? [])];
  return list.columns.map((column) => {
    const { header, samples } = column;
    // A header may stand there twice: each takes the next of its own. One that was empty then is guessed.
    const at = left.findIndex(([name]) => name === header);
    const chosen = at < 0 ? undefined : left.splice(at, 1)[0]![1];
    return { header, samples, target: chosen && fileTargets.includes(chosen) ? chosen : guessTarget(column) };
  });
};
