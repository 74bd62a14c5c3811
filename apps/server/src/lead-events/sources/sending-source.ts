import type { SourceFacts } from '@angan/contract/lead-events/source-rules.ts';
import type { LeadSource } from '@angan/domain/leads/index.ts';
import type { Context } from '../../core/context.ts';
import { sourceSeal } from '../source-keys.ts';
import { countLeads } from './source-rows.ts';

/** What a source that nobody has saved yet begins with. */
const unsaved = {
  is_enabled: false,
  default_property_type: null,
  default_deal_type: null,
  assign_rule: null,
  assign_to: null,
  duplicate_rule: 'Append to open inquiry',
} as const;

interface Sending {
  readonly facts: SourceFacts;
  /** What its address holds; undefined where it was never saved. */
  readonly key: string | undefined;
  readonly form_fields: readonly string[] | undefined;
}

/** A source that is not asked, and sends to an address of the office's own: how it is set, what came, and its key. */
export const readSending = async (context: Context, source: LeadSource): Promise<Sending> => {
  const { db, actor, services } = context;
  const row = await db
    .selectFrom('lead_source_setting as s')
    .innerJoin('lead_source_key as k', (on) =>
      on.onRef('k.company_id', '=', 's.company_id').onRef('k.source', '=', 's.source'),
    )
    .select(['s.is_enabled', 's.default_property_type', 's.default_deal_type', 's.assign_rule', 's.assign_to'])
    .select(['s.duplicate_rule', 's.form_fields', 'k.token_sealed'])
    .where('s.company_id', '=', actor.companyId)
    .where('s.source', '=', source)
    .executeTakeFirst();
  const counts = (await countLeads(context)).find((one) => one.source === source);
  const { last_lead_at = null, leads_today = 0, leads_this_month = 0 } = counts ?? {};
  const came = { last_lead_at, leads_today, leads_this_month };
  if (!row) return { facts: { ...unsaved, ...came }, key: undefined, form_fields: undefined };
  const { token_sealed, form_fields, ...set } = row;
  const key = sourceSeal(services, actor.companyId, source).open(token_sealed) ?? undefined;
  return { facts: { ...(set as Omit<SourceFacts, keyof typeof came>), ...came }, key, form_fields };
};
