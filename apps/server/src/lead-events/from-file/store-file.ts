import type { Received } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { leadFileCalls } from '@angan/contract/lead-events/lead-files.ts';
import { leadFileTexts } from '@angan/contract/lead-events/texts.ts';
import { fileSource } from '@angan/domain/leads/index.ts';
import { dealTypes, propertyTypes } from '@angan/domain/lookups/index.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { fieldErrors } from '../../core/errors.ts';
import type { List } from '../../imports/index.ts';
import type { ReadLead } from '../portals/index.ts';
import { storeLeads } from '../store-leads.ts';
import { columnsToKeep, headersOf } from './file-columns.ts';
import { type FileColumn, leadOfRow } from './row-lead.ts';

type Body = Received<typeof leadFileCalls.create>['body'];

/**
 * Keeps each row of a file as a lead that waits to be read; a row that was here is left. Answers the id of the
 * file. Refuses, by field, a source that the office does not have and columns without a way to reach anybody.
 */
export const storeFile = async (context: Context, list: List, body: Body): Promise<number> => {
  const { db, actor, services } = context;
  const columns = columnsOf(list, body.targets);
  const source_name = await sourceNameOf(context, body);
  const leads = list.rows.map(({ cells }) => leadOfRow(columns, cells));
  const others = await withoutFacebooks(context, leads);
  const file_name = nameOf(body.file.filename);
  const { id } = await db
    .insertInto('lead_file')
    .values({
      company_id: actor.companyId,
      file_name,
      source_name,
      property_type: body.property_type ?? null,
      deal_type: body.deal_type ?? null,
      fingerprint: headersOf(list),
      columns: JSON.stringify(columnsToKeep(list, body.targets)),
      rows_total: list.rows.length,
      rows_known: 0,
      created_by: actor.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const arrival = { companyId: actor.companyId, source: fileSource, way: 'File' as const, ip: '', file: id };
  const { ids } = await storeLeads(
    db,
    { ...arrival, contentType: `text/csv; file="${file_name}"`, now: services.now() },
    others,
  );
  await db
    .updateTable('lead_file')
    .set({ rows_known: list.rows.length - ids.length })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
  return id;
};

const columnsOf = ({ columns }: List, targets: Body['targets']): FileColumn[] => {
  if (columns.length !== targets.length) throw fieldErrors({ targets: [leadFileTexts.columnsMismatch] });
  if (!targets.includes('Mobile number') && !targets.includes('Email'))
    throw fieldErrors({ targets: [leadFileTexts.noWay] });
  return columns.map(({ at, header }, index) => ({ at, header, target: targets[index]! }));
};

const sourceNameOf = async (
  { db, actor }: Context,
  { source, property_type, deal_type }: Pick<Body, 'source' | 'property_type' | 'deal_type'>,
): Promise<string> => {
  const found = await db
    .selectFrom('source')
    .select('source_name')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', source)
    .executeTakeFirst();
  const mistakes: Record<string, string[]> = {};
  if (!found) mistakes.source = [drf.invalidPk(source)];
  if (property_type && !propertyTypes.some(({ id }) => id === property_type))
    mistakes.property_type = [drf.invalidPk(property_type)];
  if (deal_type && !dealTypes.some(({ id }) => id === deal_type)) mistakes.deal_type = [drf.invalidPk(deal_type)];
  if (!found || Object.keys(mistakes).length > 0) throw fieldErrors(mistakes);
  return found.source_name;
};

/** Those that have not come from Facebook itself, which names a lead in its exports as everywhere. */
const withoutFacebooks = async ({ db, actor }: Context, leads: readonly ReadLead[]): Promise<readonly ReadLead[]> => {
  const ids = leads.map(({ external_ref }) => external_ref).filter((ref) => /^\d+$/.test(ref));
  if (ids.length === 0) return leads;
  const { rows } = await sql<{ external_ref: string }>`
    select external_ref from lead_event
     where company_id = ${actor.companyId} and source = 'Facebook' and external_ref = any (${ids}::text[])`.execute(db);
  const here = new Set(rows.map(({ external_ref }) => external_ref));
  return leads.filter(({ external_ref }) => !here.has(external_ref));
};

/** The name as it is shown: without folders, quotes and what cannot be seen. */
const nameOf = (given: string) =>
  given
    .split(/[\\/]/)
    .at(-1)!
    .replaceAll(/[\p{C}"]/gu, '')
    .toWellFormed()
    .trim()
    .slice(0, 200) || 'file';
