import { accountNotices } from '@angan/contract/whatsapp/stored-sentences.ts';

type Json = Record<string, unknown>;

/** News of the account or its numbers, in the order in which they happen; after each, how the number is shown. */
export const accountNews: readonly (readonly [field: string, value: Json, shown: Json])[] = [
  ['business_capability_update', { max_daily_conversation_per_phone: 1000 }, { messaging_limit: '' }],
  [
    'business_capability_update',
    { max_daily_conversations_per_business: 2000, max_phone_numbers_per_business: 25 },
    { messaging_limit: 'TIER_2K' },
  ],
  ['business_capability_update', { max_daily_conversations_per_business: 250 }, { messaging_limit: 'TIER_250' }],
  ['business_capability_update', { max_daily_conversations_per_business: '10000' }, { messaging_limit: 'TIER_10K' }],
  [
    'business_capability_update',
    { max_daily_conversations_per_business: 'TIER_100K' },
    { messaging_limit: 'TIER_100K' },
  ],
  ['business_capability_update', { max_daily_conversations_per_business: -1 }, { messaging_limit: 'TIER_UNLIMITED' }],
  [
    'phone_number_quality_update',
    { display_phone_number: '919900000001', event: 'ONBOARDING', max_daily_conversations_per_business: 'TIER_2K' },
    { messaging_limit: 'TIER_2K' },
  ],
  ['phone_number_quality_update', { event: 'THROUGHPUT_UPGRADE' }, { messaging_limit: 'TIER_2K' }],
  ['phone_number_quality_update', { event: 'FLAGGED', current_limit: 'TIER_1K' }, { messaging_limit: 'TIER_2K' }],
  ['phone_number_quality_update', { event: 'UPGRADE', old_limit: 'TIER_2K', current_limit: 'TIER_10K' }, {}],
  [
    'phone_number_name_update',
    { decision: 'APPROVED', requested_verified_name: 'Angan Homes' },
    { account_notice: null },
  ],
  [
    'account_update',
    {
      event: 'ACCOUNT_RESTRICTION',
      restriction_info: [
        { restriction_type: 'RESTRICTED_BIZ_INITIATED_MESSAGING', expiration: 1_795_000_000 },
        { restriction_type: 'RESTRICTED_ADD_PHONE_NUMBER_ACTION' },
      ],
    },
    {
      account_notice: accountNotices.of.restricted({
        kinds: ['RESTRICTED_BIZ_INITIATED_MESSAGING', 'RESTRICTED_ADD_PHONE_NUMBER_ACTION'],
      }),
    },
  ],
  ['account_update', { event: 'ACCOUNT_RESTRICTION', restriction_info: [] }, { account_notice: null }],
  [
    'account_update',
    { event: 'DISABLED_UPDATE', ban_info: { waba_ban_state: 'SCHEDULE_FOR_DISABLE', waba_ban_date: 'April 17, 2027' } },
    { account_notice: accountNotices.of.toBeDisabled },
  ],
  [
    'account_update',
    { event: 'DISABLED_UPDATE', ban_info: { waba_ban_state: 'DISABLE', waba_ban_date: 'April 17, 2027' } },
    { account_notice: accountNotices.of.disabled },
  ],
  ...['PARTNER_ADDED', 'PARTNER_REMOVED', 'AD_ACCOUNT_LINKED', 'A_NEW_EVENT'].map(
    (event) => ['account_update', { event }, { account_notice: accountNotices.of.disabled }] as const,
  ),
  [
    'account_update',
    { event: 'BUSINESS_PRIMARY_LOCATION_COUNTRY_UPDATE', country: 'IN' },
    { account_notice: accountNotices.of.disabled },
  ],
  [
    'account_update',
    {
      event: 'VOLUME_BASED_PRICING_TIER_UPDATE',
      volume_tier_info: { tier: '0:100000', pricing_category: 'UTILITY', region: 'India' },
    },
    { account_notice: accountNotices.of.disabled },
  ],
  ['account_review_update', { decision: 'PENDING' }, { account_notice: accountNotices.of.disabled }],
  ['account_update', { event: 'DISABLED_UPDATE', ban_info: { waba_ban_state: 'REINSTATE' } }, { account_notice: null }],
  [
    'account_update',
    { event: 'ACCOUNT_VIOLATION', violation_info: { violation_type: 'ADULT' } },
    { account_notice: accountNotices.of.violation({ kind: 'ADULT' }) },
  ],
  ['account_update', { event: 'ACCOUNT_RECONNECTED' }, { account_notice: null }],
  ['account_update', { event: 'ACCOUNT_OFFBOARDED' }, { account_notice: accountNotices.of.offboarded }],
  ['account_update', { event: 'ACCOUNT_DELETED' }, { account_notice: accountNotices.of.deleted }],
  ['account_review_update', { decision: 'REJECTED' }, { account_notice: accountNotices.of.notApproved }],
  ['account_review_update', { decision: 'APPROVED' }, { account_notice: null }],
  [
    'account_alerts',
    {
      entity_type: 'WABA',
      alert_info: {
        alert_severity: 'WARNING',
        alert_status: 'ACTIVE',
        alert_type: 'LIMIT',
        alert_description: 'Verify the business.',
      },
    },
    { account_notice: accountNotices.of.alert({ text: 'Verify the business.' }) },
  ],
  [
    'account_alerts',
    {
      entity_type: 'BUSINESS',
      alert_severity: 'INFORMATIONAL',
      alert_status: 'NONE',
      alert_type: 'OBA_APPROVED',
      alert_description: 'A sample.',
    },
    { account_notice: accountNotices.of.alert({ text: 'Verify the business.' }) },
  ],
  [
    'account_alerts',
    {
      entity_type: 'BUSINESS',
      alert_severity: 'CRITICAL',
      alert_status: 'ACTIVE',
      alert_description: 'The payment failed.',
    },
    { account_notice: accountNotices.of.alert({ text: 'The payment failed.' }) },
  ],
];

/** Fields that Meta's apps may be subscribed to, of which nothing here changes: they are kept, and hold up nothing. */
export const leftFields: readonly (readonly [field: string, value: Json])[] = [
  ['security', { display_phone_number: '919900000001', event: 'PIN_CHANGED', requester: '8844' }],
  [
    'calls',
    {
      calls: [
        {
          id: 'wacid.1',
          from: '919811122233',
          to: '919900000001',
          event: 'connect',
          timestamp: '1795000000',
          direction: 'USER_INITIATED',
        },
      ],
    },
  ],
  [
    'calls',
    {
      statuses: [
        { id: 'wacid.1', type: 'call', status: 'RINGING', timestamp: '1795000001', recipient_id: '919811122233' },
      ],
    },
  ],
  [
    'smb_message_echoes',
    {
      message_echoes: [
        {
          from: '919900000001',
          to: '919811122233',
          id: 'wamid.echo',
          timestamp: '1795000000',
          type: 'text',
          text: { body: 'From the phone' },
        },
      ],
    },
  ],
  [
    'smb_app_state_sync',
    { state_sync: [{ type: 'contact', contact: { full_name: 'Asha', phone_number: '919811122233' }, action: 'add' }] },
  ],
  [
    'history',
    { history: [{ metadata: { phase: 0, progress: 100 }, threads: [{ id: '919811122233', messages: [] }] }] },
  ],
  ['flows', { event: 'FLOW_STATUS_CHANGE', flow_id: '12', old_status: 'DRAFT', new_status: 'PUBLISHED' }],
  ['group_lifecycle_update', { groups: [{ group_id: 'g1', type: 'group_create' }] }],
  ['a field of next year', { anything: [1, { deep: null }] }],
];
