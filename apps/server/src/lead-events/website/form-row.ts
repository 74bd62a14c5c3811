import { enquiryPath, enquiryScriptPath } from '@angan/contract/lead-events/enquiry-page.ts';
import type { WebsiteForm } from '@angan/contract/lead-events/website-form.ts';
import { usualWebsiteFields, websiteSource } from '@angan/domain/leads/index.ts';
import type { Context } from '../../core/context.ts';
import { sourceSeal } from '../source-keys.ts';
import { countLeads } from '../sources/index.ts';

const unsaved: Omit<WebsiteForm, 'page_url' | 'script_url' | 'last_lead_at' | 'leads_today' | 'leads_this_month'> = {
  is_enabled: false,
  form_fields: [...usualWebsiteFields],
  default_property_type: null,
  default_deal_type: null,
  assign_rule: null,
  assign_to: null,
  duplicate_rule: 'Append to open inquiry',
};

/** The form of the office's own site; one that was never saved as it would begin. */
export const readForm = async (context: Context): Promise<WebsiteForm> => {
  const { db, actor, services } = context;
  const row = await db
    .selectFrom('lead_source_setting as s')
    .innerJoin('lead_source_key as k', (on) =>
      on.onRef('k.company_id', '=', 's.company_id').onRef('k.source', '=', 's.source'),
    )
    .select(['s.is_enabled', 's.form_fields', 's.default_property_type', 's.default_deal_type'])
    .select(['s.assign_rule', 's.assign_to', 's.duplicate_rule', 'k.token_sealed'])
    .where('s.company_id', '=', actor.companyId)
    .where('s.source', '=', websiteSource)
    .executeTakeFirst();
  const counts = (await countLeads(context)).find(({ source }) => source === websiteSource);
  const { last_lead_at = null, leads_today = 0, leads_this_month = 0 } = counts ?? {};
  const counted = { last_lead_at, leads_today, leads_this_month };
  if (!row) return { ...unsaved, ...counted, page_url: '', script_url: '' };
  const { token_sealed, ...plain } = row;
  const key = sourceSeal(services, actor.companyId, websiteSource).open(token_sealed);
  const { publicUrl } = services.settings;
  return {
    ...(plain as typeof unsaved),
    ...counted,
    page_url: key ? `${publicUrl}${enquiryPath(key)}` : '',
    script_url: key ? `${publicUrl}${enquiryScriptPath(key, 'form.js')}` : '',
  };
};
