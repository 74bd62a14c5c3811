import type { Permission } from './roles.ts';

type NounOf<P> = P extends `${infer Noun}:${string}` ? Noun : never;

/** What events name beside the nouns of the permission matrix: tables whose rows go by the rights of another noun. */
type Further =
  | 'alert_settings'
  | 'alert_whatsapp'
  | 'app_user'
  | 'brokerage_term'
  | 'calendar_feed'
  | 'commission_receipt'
  | 'commission_reminder'
  | 'commission_split'
  | 'contact_bulk_change'
  | 'contact_export'
  | 'contact_lookalike_search'
  | 'contact_merge'
  | 'contact_merge_run'
  | 'contact_not_same'
  | 'data_migration'
  | 'deal_offer'
  | 'deal_paper'
  | 'deal_request'
  | 'device_token'
  | 'invoice'
  | 'lead_source_setting'
  | 'loan_application'
  | 'loan_disbursement'
  | 'loan_document'
  | 'match_weight'
  | 'plan'
  | 'plan_feature'
  | 'plan_price'
  | 'payment'
  | 'platform_invoice'
  | 'preleased'
  | 'project_inquiry'
  | 'projectunit'
  | 'revealed_number'
  | 'share'
  | 'stored_file'
  | 'team_invitation'
  | 'team_leaving'
  | 'transaction'
  | 'user_alert'
  | 'user_device'
  | 'user_permission'
  | 'viewed_inquiry'
  | 'viewed_property';

/** A kind of record as its table is named: what events name, and what a call says that it shows. */
export type Entity = NounOf<Permission> | Further;
