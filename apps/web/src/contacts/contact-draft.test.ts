import { contactFields } from '@angan/contract/contacts/contact-fields.ts';
import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { describe, expect, test } from 'vitest';
import { completed } from '../core/drafts/completed.ts';
import { fieldsDraft } from '../records/index.ts';
import { changed, changeOf, draftErrors, draftOf, emptyDraft, formOf, hasDetails } from './contact-draft.ts';

const contact: Contact = {
  ...(fieldsDraft(contactFields) as unknown as Contact),
  id: 7,
  name: 'Mehul Trivedi',
  mobile_number_1: '9824011768',
  mobile_number_2: '',
  mobile_number_3: '9811090426',
  mobile_number_4: '',
  mobile_number_5: '',
  address: 'Bopal',
  source: 3,
  contactgroup: [1, 2],
  locked_contact: 'true',
  created_by: 1,
  created_date: '2026-10-09T10:00:00+05:30',
  contact_kind: [],
  date_of_birth: null,
  anniversary: null,
  is_nri: false,
  last_contacted_at: null,
  last_contacted_how: '',
  consent: { status: 'Not asked', at: null, how: '', text_version: '' },
  marketing_opt_out: false,
  do_not_contact: false,
  last_updated: '2026-10-09T10:00:00+05:30',
};

describe('the form of a contact', () => {
  test('is posted without what is empty, groups repeated', () => {
    const form = formOf({ ...emptyDraft, mobiles: ['9824011768', ''], contactgroup: [1, 2], source: 3 });
    expect([...form]).toEqual([
      ['mobile_number_1', '9824011768'],
      ['contactgroup', '1'],
      ['contactgroup', '2'],
      ['source', '3'],
      ['locked_contact', 'false'],
    ]);
  });

  test('closes the gap between numbers and sends emptied fields as empty', () => {
    const change = changeOf({ ...draftOf(contact), address: '', source: null });
    expect(change).toMatchObject({
      mobile_number_1: '9824011768',
      mobile_number_2: '9811090426',
      mobile_number_3: '',
      address: '',
      source: null,
    });
  });

  test('shows the change before the server has answered', () => {
    const shown = changed(contact, { ...draftOf(contact), name: 'Mehul T', mobiles: ['9000000001'] });
    expect(shown).toMatchObject({ id: 7, name: 'Mehul T', mobile_number_1: '9000000001', mobile_number_3: '' });
    expect(shown).not.toHaveProperty('mobiles');
  });

  test.each([
    [[''], { mobile_number_1: contactTexts.mobileRequired }],
    [['98250'], { mobile_number_1: contactTexts.mobileInvalid }],
    [['9825012345', '12'], { mobile_number_2: contactTexts.mobileInvalid }],
    [['9825012345', ''], {}],
  ])('says what is wrong with %j', (mobiles, errors) => {
    expect(draftErrors({ ...emptyDraft, mobiles })).toEqual(errors);
  });

  test('sends days and kinds as they are kept, and holds back a day that is none', () => {
    const draft = { ...emptyDraft, mobiles: ['9824011768'], date_of_birth: '1/3/1985', is_nri: true };
    const form = formOf({ ...draft, contact_kind: ['Buyer', 'Investor'] });
    expect([...form]).toEqual([
      ['mobile_number_1', '9824011768'],
      ['locked_contact', 'false'],
      ['contact_kind', 'Buyer'],
      ['contact_kind', 'Investor'],
      ['is_nri', 'true'],
      ['date_of_birth', '1985-03-01'],
    ]);
    expect(changeOf(draft)).toMatchObject({ date_of_birth: '1985-03-01', anniversary: null, contact_kind: [] });
    expect(draftErrors({ ...draft, anniversary: '31/02/2020' })).toEqual({ anniversary: expect.any(String) });
    expect(draftOf(changed(contact, draft))).toMatchObject({ date_of_birth: '1985-03-01', is_nri: true });
  });

  test('knows whether there is anything behind More details', () => {
    expect(hasDetails(emptyDraft)).toBe(false);
    expect(hasDetails({ ...emptyDraft, is_nri: true })).toBe(true);
    expect(hasDetails({ ...emptyDraft, contact_kind: ['Broker'] })).toBe(true);
    expect(hasDetails({ ...emptyDraft, city: 'Surat' })).toBe(true);
  });

  test('goes on with a draft from before a field was there', () => {
    const { contact_kind: _, anniversary: __, ...older } = { ...emptyDraft, name: 'Mehul' };
    expect(completed(older, emptyDraft)).toEqual({ ...emptyDraft, name: 'Mehul' });
  });
});

test('a lender, which never had a number, need not get one', () => {
  const lender = { ...emptyDraft, name: 'State Bank of India', contact_kind: ['Lender' as const] };
  expect(Object.keys(draftErrors(lender))).toEqual(['mobile_number_1']);
  expect(draftErrors(lender, false)).toEqual({});
  expect(Object.keys(draftErrors({ ...lender, mobiles: ['12'] }, false))).toEqual(['mobile_number_1']);
});
