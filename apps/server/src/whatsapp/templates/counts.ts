import type { TemplateCounts } from '@angan/contract/whatsapp/templates.ts';
import { templateStatuses } from '@angan/domain/whatsapp/templates/index.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';

/** The numbers of the hub. */
export const countTemplates = async ({ db, actor }: Context): Promise<TemplateCounts> => {
  const { rows } = await sql<TemplateCounts>`select
    coalesce((select jsonb_object_agg(status, n) from (select status, count(*) as n from whatsapp_template
      where company_id = ${actor.companyId} group by status) s), '{}') as templates,
    (select count(*) from whatsapp_template_group where company_id = ${actor.companyId}) as groups,
    (select jsonb_build_object('active', count(*) filter (where status = 'active'), 'under_process',
        count(*) filter (where status = 'under_process'), 'failed', count(*) filter (where status = 'failed'))
      from whatsapp_media where company_id = ${actor.companyId}) as media,
    (select max(synced_at) from whatsapp_template_exchange where company_id = ${actor.companyId}) as last_synced_at`.execute(
    db,
  );
  const found = rows[0]!;
  const none = Object.fromEntries(templateStatuses.map((status) => [status, 0])) as TemplateCounts['templates'];
  return { ...found, templates: { ...none, ...found.templates } };
};
