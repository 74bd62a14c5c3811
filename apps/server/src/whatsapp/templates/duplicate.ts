import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import { nextVersionName, partWords, unreadPart } from '@angan/domain/whatsapp/templates/index.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { nonField } from '../../core/errors.ts';
import { templateRow } from './template-row.ts';

/** A draft of the same content under the next version's name; answers its id. Refused where the copy would have less. */
export const duplicateTemplate = async (id: number, { db, actor }: Context): Promise<number> => {
  const row = await templateRow(db, actor.companyId, id);
  if (row.beyond.includes(unreadPart)) throw nonField(templateTexts.unread);
  if (row.beyond.length > 0) throw nonField(templateTexts.notCopied(row.beyond.map(partWords)));
  const names = await db
    .selectFrom('whatsapp_template')
    .select('template_name')
    .where('company_id', '=', actor.companyId)
    .where('language', '=', row.language)
    .execute();
  const name = nextVersionName(row.template_name, new Set(names.map(({ template_name }) => template_name)));
  const { rows } = await sql<{ id: number }>`
    insert into whatsapp_template (company_id, template_name, template_group, language, category, header_format, header,
        header_variable, header_variable_field, header_media, body, body_variables, body_variable_fields, footer, buttons, created_by)
      select company_id, ${name}, template_group, language, category, header_format, header, header_variable,
        header_variable_field, header_media, body, body_variables, body_variable_fields, footer, buttons, ${actor.userId}
        from whatsapp_template where company_id = ${actor.companyId} and id = ${id} returning id`.execute(db);
  return rows[0]!.id;
};
