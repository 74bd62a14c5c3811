import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { expect, test } from 'vitest';
import { additionsTo } from './additions.ts';

const known = {
  ...{ id: 7, name: 'Mehul Trivedi', comment: 'Sells', email: '', address: 'Bopal', contactgroup: [1], source: 3 },
  ...{
    mobile_number_1: '9825012345',
    mobile_number_2: '',
    mobile_number_3: '',
    mobile_number_4: '',
    mobile_number_5: '',
  },
  ...{ contact_kind: [], is_nri: false },
} as unknown as Contact;

test('what is not known yet is added, in the places that are free', () => {
  const said = [
    ['name', 'Mehul Trivedi'],
    ['mobile_number_1', '9825012345'],
    ['mobile_number_2', '9825099999'],
    ['email', 'mehul@example.in'],
    ['contactgroup', '2'],
    ['contact_kind', 'Owner'],
  ] as const;
  expect(additionsTo(known, said)).toEqual([
    ['mobile_number_2', '9825099999'],
    ['email', 'mehul@example.in'],
    ['contactgroup', '1'],
    ['contactgroup', '2'],
    ['contact_kind', 'Owner'],
  ]);
});

test('what stands there in other words is not written over, and not lost', () => {
  const said = [
    ['name', 'M. Trivedi'],
    ['mobile_number_1', '9825012345'],
    ['address', 'Thaltej'],
    ['comment', 'Calls back'],
    ['source', '4'],
  ] as const;
  expect(additionsTo(known, said)).toEqual([['comment', 'Sells\nM. Trivedi\nThaltej\nCalls back']]);
});

test('a number for which there is no place goes into the comment, and nothing new is no change', () => {
  const full = { ...known, mobile_number_2: '2', mobile_number_3: '3', mobile_number_4: '4', mobile_number_5: '5' };
  expect(additionsTo(full, [['mobile_number_1', '9825088888']])).toEqual([['comment', 'Sells\n9825088888']]);
  expect(additionsTo(known, [['mobile_number_1', '9825012345']])).toEqual([]);
});
