import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import { checkTemplate, failuresByField, isFit } from '@angan/domain/whatsapp/templates/index.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { fieldErrors } from '../../core/errors.ts';
import { contentOfRow, type TemplateRow } from './template-row.ts';

/** Refuses, by field, what WhatsApp would refuse: by its rules, and a text that another template has. */
export const requireFit = async (row: TemplateRow, { db }: Context): Promise<void> => {
  const checks = checkTemplate(contentOfRow(row));
  if (!isFit(checks)) throw fieldErrors(failuresByField(checks));
  const { rows } = await sql<{ template_name: string }>`
    select template_name from whatsapp_template where company_id = ${row.company_id} and id <> ${row.id}
       and waba_template_id is not null and status not in ('REJECTED', 'DISABLED')
       and btrim(body) = btrim(${row.body}) and btrim(footer) = btrim(${row.footer}) limit 1`.execute(db);
  if (rows[0]) throw fieldErrors({ body: [templateTexts.duplicate(rows[0].template_name)] });
};
