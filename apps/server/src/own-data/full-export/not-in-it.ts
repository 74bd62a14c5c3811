import type { DB } from '../../core/database/schema.gen.ts';

/**
 * Tables of an office of which no sheet is made, each with why. Every table is named here or has a sheet; a test asks for
 * whichever is forgotten.
 */
export const notInIt: Partial<Record<keyof DB, string>> = {
  contact: 'a sheet in the columns of its list',
  inquiry: 'a sheet in the columns of its list',
  ...all('repeats what its record says', [
    ...(['contact_in_group', 'contact_mobile', 'property_area', 'property_assignee', 'property_feature'] as const),
    ...(['inquiry_area', 'inquiry_assignee', 'inquiry_feature', 'inquiry_project', 'inquiry_society'] as const),
    ...(['project_area', 'project_feature', 'user_permission_area', 'lender', 'inquiry_turn'] as const),
  ]),
  ...all('names a file, which is among the files', ['stored_file', 'property_file', 'project_file', 'trail_export']),
  ...all('worked out of other rows, and again whenever they change', [
    ...(['company_counter', 'inquiry_score', 'match_pair', 'match_stale', 'match_day', 'contact_lookalike'] as const),
    ...(['contact_lookalike_search', 'share_chain', 'share_like', 'deal_lease_event', 'trial_taken'] as const),
  ]),
  ...all('opens something, or is of a session', [
    ...(['lead_source_key', 'facebook_page_key', 'calendar_feed', 'device_token', 'user_device'] as const),
    ...(['answered_write', 'lead_forwarding', 'support_grant', 'support_visit', 'support_look'] as const),
  ]),
  ...all('says how far work has come, or what it takes to undo it', [
    ...(['contact_bulk_change', 'contact_bulk_item', 'contact_export', 'full_export', 'contact_merge'] as const),
    ...(['contact_merge_person', 'contact_merge_run', 'contact_home', 'contact_unmerged', 'contact_not_same'] as const),
    ...(['data_migration_row', 'data_migration_contact', 'data_migration_record', 'data_migration_mapping'] as const),
    ...([
      'data_migration_value',
      'bulk_property',
      'bulk_inquiry',
      'lead_source_pull',
      'lead_pull_failure',
      'lead_escalation',
      'lead_first_answer',
      'lead_file',
    ] as const),
    ...(['facebook_page_state', 'facebook_page_failure', 'facebook_lead', 'transaction_asked'] as const),
    ...(['team_leaving', 'team_handover', 'term_leaver', 'outbox_message'] as const),
  ]),
  ...all('how somebody likes to work here, of no use elsewhere', [
    ...(['alert_settings', 'alert_whatsapp', 'user_alert', 'saved_view', 'match_weight', 'revealed_number'] as const),
  ]),
  audit_log: 'the trail: how the records came to be as they are; it proves things as long as it is here',
  ...all('of the platform’s own company', [
    ...([
      'account_note',
      'coupon',
      'plan',
      'plan_price',
      'plan_feature',
      'law_row',
      'demo_slot',
      'motivation',
      'country',
    ] as const),
    ...(['demo_booking', 'whatsapp_number', 'whatsapp_template', 'whatsapp_template_group'] as const),
    ...(['whatsapp_template_exchange', 'whatsapp_button', 'whatsapp_media', 'whatsapp_broadcast'] as const),
    ...(['whatsapp_recipient', 'whatsapp_price', 'whatsapp_quick_reply', 'whatsapp_upload', 'whatsapp_ad'] as const),
    'whatsapp_ad_arrival',
  ]),
};

function all(why: string, tables: readonly (keyof DB)[]): Partial<Record<keyof DB, string>> {
  return Object.fromEntries(tables.map((table) => [table, why]));
}
