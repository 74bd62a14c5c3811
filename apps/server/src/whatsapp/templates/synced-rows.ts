import { metaName } from '@angan/domain/whatsapp/templates/index.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { goneAtMeta } from './gone-at-meta.ts';
import type { MetaColumns } from './meta-columns.ts';
import type { TemplateRow } from './template-row.ts';

type New = MetaColumns & { readonly waba_id: string; readonly template_group: number | null };
type Changed = New & { readonly id: number };

export const insertTemplates = (db: Kysely<DB>, companyId: number, rows: readonly New[]) =>
  db
    .insertInto('whatsapp_template')
    .values(
      rows.map((row) => ({
        ...row,
        buttons: JSON.stringify(row.buttons),
        cards: JSON.stringify(row.cards),
        company_id: companyId,
      })),
    )
    .execute();

/** All in one statement. The sources of variables and the sample of the header are ours and stay. */
export const changeTemplates = async (db: Kysely<DB>, companyId: number, rows: readonly Changed[]): Promise<void> => {
  await freePlaces(db, companyId, rows);
  await sql`update whatsapp_template t set waba_template_id = c.waba_template_id, waba_id = c.waba_id, template_name = c.template_name,
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
};

interface Place {
  readonly id: number;
  readonly waba_id: string;
  readonly template_name: string;
  readonly language: string;
}

/** Takes away what Meta no longer has: rows whose name and language a template of another row now has there. */
export const freePlaces = (db: Kysely<DB>, companyId: number, places: readonly Place[]) =>
  sql`delete from whatsapp_template t
      using jsonb_to_recordset(${JSON.stringify(places.map(asPlace))}::jsonb) as c (id bigint, waba_id text, name text, language text)
     where t.company_id = ${companyId} and t.waba_id = c.waba_id and t.language = c.language and t.id <> c.id
       and lower(replace(t.template_name, ' ', '_')) = c.name`.execute(db);

const asPlace = ({ id, waba_id, template_name, language }: Place) => ({
  id,
  waba_id,
  language,
  name: metaName(template_name),
});

export const markGone = (db: Kysely<DB>, companyId: number, rows: readonly Pick<TemplateRow, 'id'>[]) =>
  db
    .updateTable('whatsapp_template')
    .set({ status: 'DISABLED', rejected_reason: goneAtMeta, rejected_note: '' })
    .where('company_id', '=', companyId)
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();

export const noteSynced = (db: Kysely<DB>, companyId: number, kept: readonly MetaColumns[]) =>
  sql`insert into whatsapp_template_exchange (company_id, template, synced_at)
      select company_id, id, now() from whatsapp_template
       where company_id = ${companyId} and waba_template_id = any (${kept.map((one) => one.waba_template_id)})
    on conflict (company_id, template) do update set synced_at = excluded.synced_at`.execute(db);
