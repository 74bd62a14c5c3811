import { expect, test } from 'vitest';
import { howFor, isNothing, merge, newPerson, type Resolved } from './merge.ts';

const row = (given: Partial<Resolved> = {}): Resolved => ({
  mobiles: ['9824011768'],
  source: null,
  groups: [],
  fields: {},
  ...given,
});
const here = newPerson(
  row({
    mobiles: ['9824011768', '9824011769'],
    source: 3,
    groups: [1],
    fields: { name: 'Ram', comment: 'Ready', contact_kind: ['Owner'] },
  }),
);

test('filling never overwrites: only empty fields, free places of numbers, and further groups', () => {
  const said = row({
    mobiles: ['9824011769', '9824011770'],
    source: 4,
    groups: [1, 2],
    fields: {
      name: 'Ramesh',
      email: 'ram@example.in',
      comment: 'New',
      contact_kind: ['Buyer'],
      locked_contact: true,
      is_nri: true,
    },
  });
  expect(merge(here, said, 'fill')).toEqual({
    changes: {
      email: ['', 'ram@example.in'],
      mobile_number_3: ['', '9824011770'],
      contact_kind: [['Owner'], ['Owner', 'Buyer']],
      is_nri: [false, true],
    },
    groups: [2],
    isCut: false,
  });
});

test('overwriting takes what the row says, and no number away', () => {
  const { changes } = merge(
    here,
    row({ mobiles: ['9824011770'], source: 4, fields: { name: 'Ramesh', comment: 'New' } }),
    'overwrite',
  );
  expect(changes).toEqual({
    name: ['Ram', 'Ramesh'],
    source: [3, 4],
    comment: ['Ready', 'New'],
    mobile_number_3: ['', '9824011770'],
  });
});

test('a second row of the file loses nothing: what it says otherwise joins the comment', () => {
  const { changes } = merge(here, row({ fields: { name: 'Lata', comment: 'Call after five', city: 'Surat' } }), 'join');
  expect(changes).toEqual({ city: ['', 'Surat'], comment: ['Ready', 'Ready\nCall after five\nName: Lata'] });
  expect(isNothing(merge(here, row({ fields: { name: 'ram', comment: 'Ready' } }), 'join'))).toBe(true);
});

test('numbers without a place go to the comment once, and are told where it has no room', () => {
  const full = newPerson(row({ mobiles: [1, 2, 3, 4, 5].map((n) => `982401176${n}`) }));
  const { changes } = merge(full, row({ mobiles: ['9824011777', '9824011778'] }), 'fill');
  expect(changes).toEqual({ comment: ['', 'Other numbers: 9824011777, 9824011778'] });
  const again = { ...full, comment: 'Other numbers: 9824011777, 9824011778' };
  expect(isNothing(merge(again, row({ mobiles: ['9824011777'] }), 'fill'))).toBe(true);
  expect(merge({ ...full, comment: 'x'.repeat(1990) }, row({ mobiles: ['9824011777'] }), 'fill')).toMatchObject({
    changes: {},
    isCut: true,
  });
});

test('what is done with somebody who is here follows from the mode and from who added them', () => {
  expect(howFor('Add new only', false)).toBeUndefined();
  expect(howFor('Add new only', true)).toBe('join');
  expect(howFor('Add and update empty fields', false)).toBe('fill');
  expect(howFor('Update only', false)).toBe('fill');
  expect(howFor('Add and overwrite', true)).toBe('overwrite');
});
