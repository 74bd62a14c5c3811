import type { LeadSourceSetting } from '@angan/contract/lead-events/lead-sources.ts';
import { expect, test } from 'vitest';
import { bodyOf, draftOf, hasSecret } from './source-draft.ts';

const setting: LeadSourceSetting = {
  portal: 'housing',
  source: 'Housing',
  is_enabled: true,
  mode: 'Pull',
  username: '',
  has_password: false,
  has_api_key: false,
  profile_id: '48213',
  has_encryption_key: true,
  account_type: 'Broker',
  listing_ids: [],
  secret_set_on: '2026-11-02T10:00:00.000Z',
  pull_every_minutes: 10,
  push_url: '',
  default_property_type: null,
  default_deal_type: null,
  assign_rule: 'By area',
  assign_to: 4,
  duplicate_rule: 'Append to open inquiry',
  last_pulled_at: null,
  next_pull_at: null,
  failures: 0,
  failing_since: null,
  last_error: null,
  last_lead_at: null,
  leads_today: 0,
  leads_this_month: 0,
};

test('a save sends the fields of its portal, and a secret only where one was typed', () => {
  const draft = draftOf(setting);
  const body = bodyOf(setting, draft);
  expect(body).toMatchObject({ profile_id: '48213', assign_rule: 'By area', assign_to: null });
  expect(body).not.toHaveProperty('encryption_key');
  expect(body).not.toHaveProperty('username');
  expect(bodyOf(setting, { ...draft, secret: 'k' })).toMatchObject({ encryption_key: 'k' });
  expect(bodyOf({ ...setting, portal: 'acres99' }, { ...draft, secret: 'k' })).toMatchObject({
    password: 'k',
    username: '',
  });
  expect(hasSecret(setting)).toBe(true);
  expect(hasSecret({ ...setting, portal: 'magicbricks' })).toBe(false);
});
