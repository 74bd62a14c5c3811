import { expect, test } from 'vitest';
import type { FacebookLead } from './api.ts';
import type { KnownForm } from './forms.ts';
import { readLead } from './read-lead.ts';

const form: KnownForm = {
  ...{ id: 1, form_id: '555', name: 'Shela launch' },
  questions: [
    { key: 'first_name', label: 'First name', type: 'FIRST_NAME' },
    { key: 'last_name', label: 'Last name', type: 'LAST_NAME' },
    { key: 'phone_number', label: 'Phone number', type: 'PHONE' },
    { key: 'when_may_we_call?', label: 'When may we call?', type: 'CUSTOM' },
    { key: 'size', label: 'Size', type: 'CUSTOM' },
  ],
  field_map: { size: 'Nothing' },
};
const lead = (field_data: FacebookLead['field_data']): FacebookLead => ({
  ...{ id: '444', form_id: '555', created_time: '2026-02-28T08:49:14+0000', campaign_name: 'Monsoon', platform: 'fb' },
  field_data,
});

test('answers go where the form says, names in one, what nothing is known of into the message', () => {
  const read = readLead(
    lead([
      { name: 'first_name', values: ['Asha'] },
      { name: 'last_name', values: ['Patel_Shah'] },
      { name: 'phone_number', values: ['+919812345678'] },
      { name: 'when_may_we_call?', values: ['after_eleven', 'on_sunday'] },
      { name: 'size', values: ['900'] },
      { name: 'email', values: ['a_b@example.in'] },
      { name: 'your_budget', values: ['80_lakh'] },
    ]),
    form,
  );
  expect(read).toMatchObject({
    ...{ external_ref: '444', asked_at: '2026-02-28T08:49:14.000Z', name: 'Asha Patel_Shah', phone: '+919812345678' },
    ...{ message: 'When may we call?: after eleven, on sunday', email: 'a_b@example.in', budget: '80 lakh' },
    label: 'Shela launch, Monsoon',
  });
  expect(JSON.parse(read.raw)).toMatchObject({ id: '444' });
});

test('a lead of a form that is not known, or without answers, breaks nothing', () => {
  expect(readLead(lead([{ name: 'full_name', values: [] }]), undefined)).toMatchObject({
    name: '',
    phone: '',
    message: '',
  });
  const odd = readLead(
    { ...lead([{ name: 'x', values: ['a\u0000b\u202e', '𝒳'.repeat(3000)] }]), created_time: 'soon' },
    undefined,
  );
  expect(odd.asked_at).toBeNull();
  for (const sign of ['\u0000', '\u202e']) expect(odd.message).not.toContain(sign);
  expect(odd.message.isWellFormed()).toBe(true);
});
