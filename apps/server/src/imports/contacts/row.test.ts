import type { ContactTarget } from '@angan/contract/imports/contact-targets.ts';
import { reasons } from '@angan/contract/imports/row-reasons.ts';
import { expect, test } from 'vitest';
import { nameList } from './names.ts';
import { readRow } from './row.ts';

const around = () => ({
  sources: nameList(['99acres'], reasons.newSource),
  groups: nameList(['Buyer', 'Owner'], reasons.newGroup),
  thisYear: 2026,
});
/** A row given as [target, cell] pairs; the header is the target's name. */
const read = (...cells: [ContactTarget, string][]) =>
  readRow(
    cells.map(([, cell]) => cell),
    cells.map(([target], at) => ({ at, target, header: target })),
    around(),
  );
const number: [ContactTarget, string] = ['mobile', '98240 11768'];

test('a row without a usable number is refused with what stood there', () => {
  expect(read(['name', 'Lata'])).toMatchObject({ isRefused: true, reasons: [reasons.noMobile] });
  expect(read(['mobile', '12345'])).toMatchObject({
    isRefused: true,
    reasons: [reasons.noUsableMobile({ numbers: '12345' })],
  });
  expect(read(['mobile', '9.19E+11'])).toMatchObject({
    isRefused: true,
    reasons: [reasons.digitsLost({ number: '9.19E+11' })],
  });
});

test('five numbers have a place, the others and those of no mobile go to the comment', () => {
  const six = [1, 2, 3, 4, 5, 6].map((n) => `982401176${n}`);
  const { person, reasons: told } = read(['mobile', six.join('/')], ['mobile', '079-26853344']);
  expect(person.mobiles).toEqual(six.slice(0, 5));
  expect(person.fields.comment).toBe('Other numbers: 9824011766\nLandline: 079-26853344');
  expect(told).toEqual([reasons.otherNumbers({ numbers: '079-26853344' }), reasons.tooManyNumbers]);
});

test('a number of a home or an office comes after those that a person carries', () => {
  const cells = [
    ['Home Phone', '98240 11761'],
    ['Office mobile', '98240 11762'],
    ['Phone', '98240 11763'],
    ['Residence', '079-26853344'],
  ] as const;
  const { person } = readRow(
    cells.map(([, cell]) => cell),
    cells.map(([header], at) => ({ at, target: 'mobile', header })),
    around(),
  );
  expect(person.mobiles).toEqual(['9824011762', '9824011763', '9824011761']);
  expect(person.fields.comment).toBe('Landline: 079-26853344');
});

test('a number of another country is kept as one, and is no mobile of India', () => {
  for (const abroad of ['+65 9123 4567', '+1 650 555 1234', '0044 7911 123456', '+1 (650) 555-1234'])
    expect([abroad, read(number, ['mobile', abroad]).person]).toMatchObject([
      abroad,
      { mobiles: ['9824011768'], fields: { comment: `Foreign number: ${abroad}` } },
    ]);
  expect(read(['mobile', '+65 9123 4567 98240 11768']).person).toMatchObject({
    mobiles: ['9824011768'],
    fields: { comment: 'Foreign number: +65 9123 4567' },
  });
});

test('a number in the name is put with the numbers, and the name is what is left', () => {
  expect(read(['name', '9824011768']).person).toMatchObject({ mobiles: ['9824011768'], fields: {} });
  expect(read(['name', 'Ramesh 98240 11769'], number).person).toMatchObject({
    mobiles: ['9824011768', '9824011769'],
    fields: { name: 'Ramesh' },
  });
});

test('what cannot be read goes to the comment and is told', () => {
  const {
    person,
    reasons: told,
    isRefused,
  } = read(
    number,
    ['email', 'meena at example.in'],
    ['date_of_birth', 'in spring'],
    ['is_nri', 'perhaps'],
    ['contact_kind', 'Owners, Neighbour'],
    ['city', 'Surat'],
    ['city', 'Bopal'],
  );
  expect(isRefused).toBe(false);
  expect(person.fields).toMatchObject({
    contact_kind: ['Owner'],
    city: 'Surat',
    comment: 'E-mail: meena at example.in\nCity: Bopal\nDate of birth: in spring\nNRI: perhaps\nKind: Neighbour',
  });
  expect(told).toHaveLength(5);
});

test('unknown columns are kept with their header, and comments of several columns too', () => {
  const one = readRow(
    ['9824011768', '3BHK', 'call'],
    columns(['Mobile', 'mobile'], ['Wants', 'note'], ['Remark', 'comment']),
    around(),
  );
  expect(one.person.fields.comment).toBe('call\nWants: 3BHK');
  const two = readRow(
    ['9824011768', 'one', 'two'],
    columns(['Mobile', 'mobile'], ['Note', 'comment'], ['Remark', 'comment']),
    around(),
  );
  expect(two.person.fields.comment).toBe('Note: one\nRemark: two');
});
const columns = (...all: [string, ContactTarget][]) => all.map(([header, target], at) => ({ at, header, target }));

test('words for nothing are nothing', () => {
  const { person } = read(
    number,
    ['name', 'NA'],
    ['email', '-'],
    ['address', 'n/a'],
    ['comment', '#N/A'],
    ['city', '\u200e \u00a0'],
  );
  expect(person.fields).toEqual({});
});

test('yes and no are read in the words of the office', () => {
  for (const yes of ['Yes', 'y', '1', 'haan', 'हाँ', 'હા', 'TRUE'])
    expect(read(number, ['is_nri', yes]).person.fields.is_nri).toBe(true);
  for (const no of ['No', 'n', '0', 'nahi', 'false'])
    expect(read(number, ['is_nri', no]).person.fields.is_nri).toBe(false);
});

test('sources and groups are those of the office, whatever their capitals; new ones are told once', () => {
  const lists = around();
  const row = (source: string, groups: string) =>
    readRow(['9824011768', source, groups], columns(['M', 'mobile'], ['S', 'source'], ['G', 'contactgroup']), lists);
  const first = row('99ACRES', 'buyer ::: * myContacts ::: Diwali list');
  expect(first.person).toMatchObject({ source: '99acres', contactgroup: ['Buyer', 'Diwali list'] });
  expect(first.reasons).toEqual([reasons.newGroup({ name: 'Diwali list' })]);
  expect(row('', 'DIWALI LIST')).toMatchObject({ person: { contactgroup: ['Diwali list'] }, reasons: [] });
});

test('a row that is refused adds no group', () => {
  const lists = around();
  const row = (mobile: string) =>
    readRow([mobile, 'Diwali list'], columns(['M', 'mobile'], ['G', 'contactgroup']), lists);
  expect(row('12').reasons).toEqual([reasons.noUsableMobile({ numbers: '12' })]);
  expect(row('9824011768').reasons).toEqual([reasons.newGroup({ name: 'Diwali list' })]);
  expect(row('9824011769').reasons).toEqual([]);
});

test('a column that is no list of groups adds no more than a hundred', () => {
  const lists = around();
  const told = Array.from({ length: 120 }, (_, n) =>
    readRow(['9824011768', `Group ${n}`], columns(['M', 'mobile'], ['G', 'contactgroup']), lists),
  );
  expect(told[99]!.person.contactgroup).toEqual(['Group 99']);
  expect(told[100]!.person).toMatchObject({ contactgroup: [], fields: { comment: 'Group: Group 100' } });
});

test('text that is too long is refused in the words of the form', () => {
  expect(read(number, ['comment', 'x'.repeat(2001)])).toMatchObject({
    isRefused: true,
    reasons: [reasons.mistake({ field: 'Comment', mistake: 'Ensure this field has no more than 2000 characters.' })],
  });
  expect(read(number, ['name', 'x'.repeat(121)])).toMatchObject({
    isRefused: true,
    reasons: [reasons.mistake({ field: 'Name', mistake: 'Ensure this field has no more than 120 characters.' })],
  });
});
