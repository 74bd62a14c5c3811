import { isDeepStrictEqual } from 'node:util';
import type { Synced } from '@angan/contract/whatsapp/templates.ts';
import { fromMeta, metaName, qualityOf, statusOf } from '@angan/domain/whatsapp/templates/index.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { MetaTemplate } from '../meta/index.ts';
import { columnsOfContent } from './template-columns.ts';
import { type TemplateRow, templateRows } from './template-row.ts';

/** A template of Meta's as our columns have it. */
export const readColumns = (meta: MetaTemplate) => {
  const { content, beyond } = fromMeta(meta as Parameters<typeof fromMeta>[0]);
  return {
    waba_template_id: meta.id,
    ...columnsOfContent(content),
    status: statusOf(meta.status) ?? 'PENDING',
    quality: qualityOf(meta.quality_score?.score),
    rejected_reason: meta.rejected_reason === 'NONE' ? '' : (meta.rejected_reason ?? ''),
    previous_category: meta.previous_category ?? '',
    correct_category: meta.correct_category ?? '',
    beyond: [...beyond],
  };
};
type Columns = ReturnType<typeof readColumns>;

const compared = [
  'waba_template_id',
  'template_name',
  'language',
  'category',
  'status',
  'quality',
  'rejected_reason',
  'correct_category',
  'header_format',
  'header',
  'header_variable',
  'body',
  'body_variables',
  'footer',
  'cards',
  'beyond',
] as const satisfies readonly (keyof Columns & keyof TemplateRow)[];

/** Whether Meta has it otherwise than we; that Meta counts clicks is not told in its lists. */
export const differs = (row: TemplateRow, columns: Columns): boolean =>
  compared.some((name) => !isDeepStrictEqual(row[name], columns[name])) ||
  !isDeepStrictEqual(row.buttons, withInsightsOf(row, columns));

const withInsightsOf = (row: TemplateRow, { buttons }: Columns) => {
  const own = row.buttons as unknown as { insights?: boolean }[];
  return buttons.map((button, at) =>
    button.type === 'Visit Website' ? { ...button, insights: own[at]?.insights ?? true } : button,
  );
};

/**
 * The row of ours that a template of Meta's is: by its id, else a draft of the same name and words, whose submission
 * reached Meta while its answer never came. A draft of other words stays a draft.
 */
export const matcher = (rows: readonly TemplateRow[]) => {
  const byId = new Map(rows.filter((row) => row.waba_template_id).map((row) => [row.waba_template_id!, row]));
  const key = (row: Pick<TemplateRow, 'template_name' | 'language' | 'body' | 'footer'>) =>
    [metaName(row.template_name), row.language, row.body, row.footer].join('\n');
  const drafts = new Map(rows.filter((row) => !row.waba_template_id).map((row) => [key(row), row]));
  return (columns: Columns) => byId.get(columns.waba_template_id) ?? drafts.get(key(columns));
};

interface Asked {
  readonly companyId: number;
  readonly wabaId: string;
  /** All that Meta has, or some of it. */
  readonly templates: readonly MetaTemplate[];
  /** Groups to put them into, by Meta's id; who is not named stays where it is. */
  readonly groups?: ReadonlyMap<string, number | null>;
  /** Whether what is not among them is gone. */
  readonly isAll: boolean;
}

/** Takes over what Meta has: states and content of those that are here, and all of those that are not. */
export const bring = async (db: Kysely<DB>, asked: Asked): Promise<Synced> => {
  const { companyId, wabaId, templates, groups = new Map(), isAll } = asked;
  // Two that bring the same at once would both add what is new.
  await sql`select pg_advisory_xact_lock(hashtextextended('whatsapp templates', ${companyId}))`.execute(db);
  const rows = await templateRows(db, companyId).where('t.waba_id', 'in', [wabaId, '']).execute();
  const find = matcher(rows);
  const told = templates.map((meta) => ({ columns: readColumns(meta), row: undefined as TemplateRow | undefined }));
  for (const one of told) one.row = find(one.columns);
  const unknown = told.filter(({ row }) => !row);
  const changed = told.filter(
    ({ row, columns }) =>
      row &&
      (differs(row, columns) ||
        (groups.has(columns.waba_template_id) && groups.get(columns.waba_template_id) !== row.template_group)),
  );
  const group = (id: string, before: number | null) => (groups.has(id) ? groups.get(id)! : before);

  if (unknown.length > 0)
    await db
      .insertInto('whatsapp_template')
      .values(
        unknown.map(({ columns }) => ({
          ...columns,
          buttons: JSON.stringify(columns.buttons),
          cards: JSON.stringify(columns.cards),
          company_id: companyId,
          waba_id: wabaId,
          template_group: group(columns.waba_template_id, null),
        })),
      )
      .execute();
  if (changed.length > 0)
    await change(
      db,
      companyId,
      changed.map(({ row, columns }) => ({
        ...columns,
        id: row!.id,
        waba_id: wabaId,
        buttons: withInsightsOf(row!, columns),
        template_group: group(columns.waba_template_id, row!.template_group),
      })),
    );
  const seen = new Set(templates.map(({ id }) => id));
  const gone = isAll
    ? rows.filter((row) => row.waba_template_id && !seen.has(row.waba_template_id) && row.status !== 'DISABLED')
    : [];
  if (gone.length > 0)
    await markGone(
      db,
      companyId,
      gone.map(({ id }) => id),
    );
  await noteSynced(db, companyId, [...seen]);
  return {
    created: unknown.length,
    changed: changed.length,
    gone: gone.length,
    same: templates.length - unknown.length - changed.length,
  };
};

/** All in one statement. The sources of variables and the sample of the header are ours and stay. */
const change = (db: Kysely<DB>, companyId: number, rows: readonly object[]) =>
  sql`update whatsapp_template t set waba_template_id = c.waba_template_id, waba_id = c.waba_id, template_name = c.template_name,
      template_group = c.template_group, language = c.language, category = c.category, status = c.status, quality = c.quality,
      rejected_reason = c.rejected_reason, rejected_note = case when c.status = 'REJECTED' then t.rejected_note else '' end,
      previous_category = c.previous_category, correct_category = c.correct_category, header_format = c.header_format,
      header = c.header, header_variable = c.header_variable, body = c.body,
      body_variables = array(select jsonb_array_elements_text(c.body_variables)), footer = c.footer, buttons = c.buttons, cards = c.cards,
      beyond = array(select jsonb_array_elements_text(c.beyond)), submitted_at = coalesce(t.submitted_at, now())
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(id bigint, waba_template_id text, waba_id text,
      template_name text, template_group bigint, language text, category text, status text, quality text,
      rejected_reason text, previous_category text, correct_category text, header_format text, header text,
      header_variable text, body text, body_variables jsonb, footer text, buttons jsonb, cards jsonb, beyond jsonb)
   where t.company_id = ${companyId} and t.id = c.id`.execute(db);

const markGone = (db: Kysely<DB>, companyId: number, ids: number[]) =>
  db
    .updateTable('whatsapp_template')
    .set({ status: 'DISABLED', rejected_note: 'WhatsApp no longer has this template.' })
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute();

const noteSynced = (db: Kysely<DB>, companyId: number, metaIds: string[]) =>
  sql`insert into whatsapp_template_exchange (company_id, template, synced_at)
      select company_id, id, now() from whatsapp_template where company_id = ${companyId} and waba_template_id = any (${metaIds})
    on conflict (company_id, template) do update set synced_at = excluded.synced_at`.execute(db);
