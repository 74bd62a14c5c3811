import type { LeadFileColumn, LeadFileLook } from '@angan/contract/lead-events/lead-files.ts';
import { adSourceOf, fileTargets } from '@angan/domain/leads/index.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { type List, plainHeader } from '../../imports/index.ts';
import { findSource } from '../reading/read-known.ts';
import { headersOf, type KeptColumns } from './file-columns.ts';
import { guessTarget } from './guess-target.ts';

interface Before {
  readonly columns: KeptColumns;
  readonly property_type: number | null;
  readonly deal_type: number | null;
  readonly source_name: string;
}

/**
 * What a file is, with its columns and where it comes from as they were chosen for the last one with the same headers, else
 * as they are guessed.
 */
export const lookAtFile = async ({ db, actor }: Context, list: List): Promise<LeadFileLook> => {
  const { rows } = await sql<Before>`
    select f.columns, f.property_type, f.deal_type, f.source_name
      from lead_file f where f.company_id = ${actor.companyId} and f.fingerprint = ${headersOf(list)}
     order by f.id desc limit 1`.execute(db);
  const [before] = rows;
  const { format, sheets, sheet, rows_total } = list;
  const name =
    before?.source_name ??
    adSourceOf(list.columns.map(({ header, samples }) => ({ header: plainHeader(header), samples })));
  return {
    ...{ format, sheets: [...sheets], sheet, rows_total },
    columns: columnsOf(list, before),
    is_known: before !== undefined,
    source: name === undefined ? null : ((await findSource(db, actor.companyId, name)) ?? null),
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
