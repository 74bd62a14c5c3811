import type { LeadWhatsapp } from '@angan/contract/lead-events/lead-whatsapp.ts';
import { expect, test } from 'vitest';
import { bodyOf, draftOf } from './whatsapp-draft.ts';

const whatsapp: LeadWhatsapp = {
  ...{ is_enabled: false, default_property_type: null, default_deal_type: null, assign_rule: null, assign_to: null },
  ...{ duplicate_rule: 'Append to open inquiry', last_lead_at: null, leads_today: 0, leads_this_month: 0 },
  ...{ phone_number_id: '', waba_id: '', has_access_token: false, secret_set_on: null, has_app_secret: false },
  ...{ display_phone_number: '', verified_name: '', checked_at: null, callback_url: '', verify_token: '' },
  last_error: null,
  first_answer: null,
};

test('what connects a number turns it on; what is typed nowhere is not sent', () => {
  const draft = { ...draftOf(whatsapp), phone_number_id: '123456', access_token: 'EAA' };
  const body = bodyOf(whatsapp, draft);
  expect(body).toMatchObject({ is_enabled: true, phone_number_id: '123456', access_token: 'EAA' });
  expect(body).not.toHaveProperty('waba_id');
  expect(body).not.toHaveProperty('app_secret');
});

test('a number that is connected stays as it is switched, and its secrets as they were', () => {
  const connected = {
    ...whatsapp,
    ...{ phone_number_id: '123456', waba_id: '654321', has_access_token: true, has_app_secret: true },
  };
  const body = bodyOf(connected, draftOf(connected));
  expect(body).not.toHaveProperty('is_enabled');
  expect(body).not.toHaveProperty('access_token');
});
