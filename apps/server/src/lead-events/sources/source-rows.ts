import type { LeadSourceSetting } from '@angan/contract/lead-events/lead-sources.ts';
import type { LeadSourceProblem } from '@angan/contract/lead-events/problems.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { type LeadSource, leadPortals, type PortalSource, portalOf, pullMinutes } from '@angan/domain/leads/index.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { sourceSeal } from '../source-keys.ts';

interface Row {
  source: PortalSource;
  is_enabled: boolean;
  mode: LeadSourceSetting['mode'];
  username: string;
  profile_id: string;
  account_type: LeadSourceSetting['account_type'];
  listing_ids: string[];
  secret_set_on: string | null;
  pull_every_minutes: number;
  default_property_type: number | null;
  default_deal_type: number | null;
  assign_rule: LeadSourceSetting['assign_rule'];
  assign_to: number | null;
  duplicate_rule: LeadSourceSetting['duplicate_rule'];
  token_sealed: string;
  last_pulled_at: string | null;
  next_pull_at: string | null;
  failures: number;
  failing_since: string | null;
  last_error: LeadSourceProblem | null;
}
interface Counts {
  source: LeadSource;
  last_lead_at: string | null;
  leads_today: number;
  leads_this_month: number;
}

/** A portal that nobody has connected yet. */
const unconnected = (source: PortalSource): Omit<LeadSourceSetting, 'portal'> => ({
  source,
  mode: 'Both',
  account_type: 'Broker',
  duplicate_rule: 'Append to open inquiry',
  ...{ is_enabled: false, username: '', profile_id: '', listing_ids: [], push_url: '' },
  ...{ has_password: false, has_api_key: false, has_encryption_key: false, secret_set_on: null },
  ...{ pull_every_minutes: pullMinutes.usual, default_property_type: null, default_deal_type: null },
  ...{ assign_rule: null, assign_to: null, last_pulled_at: null, next_pull_at: null, failures: 0 },
  ...{ failing_since: null, last_error: null, last_lead_at: null, leads_today: 0, leads_this_month: 0 },
});

/** The three portals as the office is connected to them; one that it never saved as it would begin. */
export const readSources = async (context: Context): Promise<LeadSourceSetting[]> => {
  const { db, actor, services } = context;
  const { rows } = await sql<Row>`
    select s.source, s.is_enabled, s.mode, s.username, s.profile_id, s.account_type, s.listing_ids, s.secret_set_on,
           s.pull_every_minutes, s.default_property_type, s.default_deal_type, s.assign_rule, s.assign_to, s.duplicate_rule,
           k.token_sealed, p.last_pulled_at, p.next_pull_at, p.failures, p.failing_since, p.last_error
      from lead_source_setting s
      join lead_source_key k on k.company_id = s.company_id and k.source = s.source
      join lead_source_pull p on p.company_id = s.company_id and p.source = s.source
     where s.company_id = ${actor.companyId}`.execute(db);
  const counts = await countLeads(context);
  return leadPortals.map(({ portal, source, secret }) => {
    const row = rows.find((one) => one.source === source);
    const { source: _, ...counted } = counts.find((one) => one.source === source) ?? { source };
    if (!row) return { ...unconnected(source), portal, ...counted };
    const { token_sealed, ...plain } = row;
    const token = sourceSeal(services, actor.companyId, source).open(token_sealed);
    return {
      ...unconnected(source),
      ...plain,
      ...counted,
      portal,
      [`has_${secret}`]: row.secret_set_on !== null,
      push_url: token ? pushUrl(services.settings.publicUrl, portal, token) : '',
    };
  });
};

const pushUrl = (publicUrl: string, portal: string, token: string) =>
  `${publicUrl}/integrations/leads/${portal}/${token}/`;

/** How many leads came from each source, today and this month. */
export const countLeads = async ({ db, actor, services }: Context): Promise<Counts[]> => {
  const today = dayInIndia(services.now());
  const { rows } = await sql<Counts>`
    select source, max(received_at) as last_lead_at,
           count(*) filter (where received_at >= ${`${today}T00:00:00+05:30`}::timestamptz)::int as leads_today,
           count(*)::int as leads_this_month
      from lead_event
     where company_id = ${actor.companyId} and way <> 'Test' and received_at >= ${`${today.slice(0, 7)}-01T00:00:00+05:30`}::timestamptz
     group by source`.execute(db);
  return rows;
};

export const readSource = async (context: Context, source: PortalSource): Promise<LeadSourceSetting> =>
  (await readSources(context)).find((one) => one.portal === portalOf(source).portal)!;
