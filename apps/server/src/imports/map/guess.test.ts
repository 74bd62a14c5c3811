import { expect, test } from 'vitest';
import { contactGuide, settleContacts } from '../contacts/guide.ts';
import { guessColumn } from './guess.ts';
import { fingerprintOf, similarity } from './header.ts';

const guess = (columns: Record<string, string[]>) => {
  const all = Object.entries(columns).map(([header, values]) => ({
    header,
    values,
    guess: guessColumn(header, values, contactGuide),
  }));
  const settled = settleContacts(all);
  return Object.fromEntries(all.map(({ header }, at) => [header, settled[at]]));
};
const targets = (...headers: string[]) =>
  Object.values(guess(Object.fromEntries(headers.map((header) => [header, []])))).map((one) => one!.target);

test('headers are known whatever their capitals and signs', () => {
  expect(targets('NAME', 'Mob. No.', 'E-Mail', 'Type of Client', 'Ref. By', 'Remarks', 'Addr.')).toEqual([
    'name',
    'mobile',
    'email',
    'contactgroup',
    'source',
    'comment',
    'address',
  ]);
});

test('Hindi and Gujarati headers, in Latin letters and in their own', () => {
  expect(targets('Naam', 'Phone Nambar', 'Sarnamu', 'Nondh')).toEqual(['name', 'mobile', 'address', 'comment']);
  expect(targets('नाम', 'मोबाइल नंबर', 'पता')).toEqual(['name', 'mobile', 'address']);
  expect(targets('નામ', 'મોબાઇલ નંબર', 'સરનામું')).toEqual(['name', 'mobile', 'address']);
});

test("Outlook's headers", () => {
  expect(
    targets(
      'Title',
      'First Name',
      'Last Name',
      'Company',
      'Home Street',
      'Home City',
      'Home Phone',
      'Mobile Phone',
      'Home Fax',
      'E-mail Address',
      'E-mail 2 Address',
      'Birthday',
      'Categories',
      'Notes',
    ),
  ).toEqual([
    'note',
    'name',
    'name',
    'company_name',
    'address',
    'city',
    'mobile',
    'mobile',
    'note',
    'email',
    'email',
    'date_of_birth',
    'contactgroup',
    'comment',
  ]);
});

test('a header that is nearly known is taken, unless what stands in the column contradicts it', () => {
  expect(guess({ 'Moblie No': ['9824011768'] })).toEqual({
    'Moblie No': { target: 'mobile', guessed_by: 'similar header' },
  });
  expect(guess({ Adress: ['Bopal'] })).toEqual({ Adress: { target: 'address', guessed_by: 'similar header' } });
  expect(guess({ Contract: ['12/03/2026'] }).Contract!.target).toBe('note');
  expect(guess({ Name: ['Ram'], Status: ['Hot'] }).Status!.target).toBe('note');
});

test('without a telling header the values tell', () => {
  expect(
    guess({ A: ['Ram Patel', 'Lata Soni'], B: ['9824011768', '98240 11769'], C: ['a@example.in', ''] }),
  ).toMatchObject({
    A: { target: 'name', guessed_by: 'values' },
    B: { target: 'mobile', guessed_by: 'values' },
    C: { target: 'note' },
  });
  expect(guess({ C: ['a@example.in', 'b@example.in'] }).C).toEqual({ target: 'email', guessed_by: 'values' });
});

test('the same few words again and again are no names', () => {
  const columns = { A: ['Hot', 'Hot', 'Cold', 'Hot', 'Cold'], B: ['Ram', 'Lata', 'Meena', 'Joseph', 'Farida'] };
  expect(guess(columns)).toMatchObject({ A: { target: 'note' }, B: { target: 'name' } });
});

test('a column Contact is a number or a name, as its values say', () => {
  expect(guess({ Contact: ['Ram Patel', 'Lata'], Mobile: ['9824011768'] })).toMatchObject({
    Contact: { target: 'name' },
    Mobile: { target: 'mobile' },
  });
  expect(guess({ Contact: ['9824011768'] }).Contact!.target).toBe('mobile');
});

test('where the whole name stands in one column, its parts are left out', () => {
  expect(targets('Name', 'Given Name', 'Family Name')).toEqual(['name', 'skip', 'skip']);
  expect(targets('Given Name', 'Family Name')).toEqual(['name', 'name']);
});

test('files of one program have one fingerprint, another order has another', () => {
  expect(fingerprintOf(['Name', 'Mob. No.'])).toBe(fingerprintOf(['name', 'MOB NO']));
  expect(fingerprintOf(['Name', 'Mobile'])).not.toBe(fingerprintOf(['Mobile', 'Name']));
});

test('similarity is 1 for the same, 0 for nothing in common, and the same both ways', () => {
  expect(similarity('mobile', 'mobile')).toBe(1);
  expect(similarity('abc', 'xyz')).toBe(0);
  expect(similarity('moblie', 'mobile')).toBeCloseTo(similarity('mobile', 'moblie'));
  expect(similarity('state', 'status')).toBeLessThan(0.85);
});
