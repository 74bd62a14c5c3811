import type { FacebookForm } from '@angan/contract/lead-events/facebook.ts';
import { expect, test } from 'vitest';
import { formBodyOf, formDraftOf, formErrorsOf } from './form-draft.ts';

const form: FacebookForm = {
  ...{ id: 7, form_id: '555', name: 'Launch', is_active: true, leads_this_month: 0 },
  questions: [{ key: 'when', label: 'When may we call?', type: 'CUSTOM' }],
  field_map: { when: 'Message', full_name: 'Name' },
  ...{ property_type: 1, deal_type: null, project: 4, assign_rule: 'One person', assigned_to: 9 },
  duplicate_rule: 'Make new',
};

test('a save sends what was taken for something else, and a person only with the rule that has one', () => {
  const draft = formDraftOf(form);
  expect(formBodyOf(form, draft)).toEqual({
    ...{ property_type: 1, deal_type: null, project: 4, assign_rule: 'One person', assigned_to: 9 },
    ...{ duplicate_rule: 'Make new', field_map: {} },
  });
  const changed = {
    ...draft,
    assign_rule: 'By area' as const,
    field_map: { ...draft.field_map, when: 'Nothing' as const },
  };
  expect(formBodyOf(form, changed)).toMatchObject({ assigned_to: null, field_map: { when: 'Nothing' } });
});

test('what the server says of a field stands beside it', () => {
  expect(formErrorsOf({ assigned_to: 'Say to whom they go.' })).toMatchObject({ assign_to: 'Say to whom they go.' });
});
