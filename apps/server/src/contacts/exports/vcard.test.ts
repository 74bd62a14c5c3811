import { contactTextNames, mobileFields } from '@angan/contract/contacts/contact-fields.ts';
import type { Contact } from '@angan/contract/contacts/contacts.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vCard } from './vcard.ts';

/** A small reader of vCard 3.0, written from RFC 2426 and not from the writer. */
const read = (card: string) => {
  expect(card).toMatch(/\r\n$/);
  const lines = card.slice(0, -2).split('\r\n');
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    // No sign was cut in two.
    expect(line.isWellFormed()).toBe(true);
    expect(line).not.toMatch(/[\r\n]/);
  }
  const whole = lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
  return whole.map((line) => {
    const at = line.indexOf(':');
    return { name: line.slice(0, at), values: partsOf(line.slice(at + 1)) };
  });
};
/** The parts between ; and , with what was escaped put back. */
const partsOf = (value: string) => {
  const parts = [''];
  for (let at = 0; at < value.length; at++) {
    const sign = value[at]!;
    if (sign === '\\') {
      at += 1;
      parts.push(parts.pop()! + (value[at] === 'n' ? '\n' : value[at]));
    } else if (sign === ';' || sign === ',') parts.push('');
    else parts.push(parts.pop()! + sign);
  }
  return parts;
};

const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc.constantFrom(
      '',
      'a;b,c\\d',
      'line\nbreak\r\nthree\rfour',
      '\\n',
      'भाविन પ્રજાપતિ '.repeat(12),
      '😀'.repeat(40),
      'x'.repeat(70),
    ),
  )
  .map((given) => given.replaceAll('\0', ''));
const oneLine = (given: string) => given.replaceAll(/\r\n|\r/g, '\n');
const fields = [...contactTextNames, ...mobileFields];

test('what a card says is read back as it was', () => {
  fc.assert(
    fc.property(
      fc.record(Object.fromEntries(fields.map((field) => [field, text]))),
      fc.array(text, { maxLength: 3 }),
      (given, groups) => {
        const contact = {
          ...given,
          contactgroup: groups.map((_, id) => id),
          mobile_number_1: '9824011768',
          mobile_number_2: '*******345',
          mobile_number_3: '',
          mobile_number_4: '',
          mobile_number_5: '',
          date_of_birth: '1980-02-29',
          anniversary: null,
        } as unknown as Contact;
        const lines = read(vCard(contact, { groups: () => groups, source: () => '' }));
        const valuesOf = (name: string) => lines.filter((line) => line.name === name).map(({ values }) => values);
        const one = (value: string) => (value === '' ? [] : [[oneLine(value)]]);
        expect(lines[0]).toEqual({ name: 'BEGIN', values: ['VCARD'] });
        expect(lines[1]).toEqual({ name: 'VERSION', values: ['3.0'] });
        expect(lines.at(-1)).toEqual({ name: 'END', values: ['VCARD'] });
        expect(valuesOf('N')).toEqual([['', oneLine(contact.name), '', '', '']]);
        expect(valuesOf('TEL;TYPE=CELL')).toEqual([['+919824011768'], ['*******345']]);
        expect(valuesOf('EMAIL;TYPE=INTERNET')).toEqual(one(contact.email));
        expect(valuesOf('ORG')).toEqual(one(contact.company_name));
        expect(valuesOf('NOTE')).toEqual(one(contact.comment));
        expect(valuesOf('CATEGORIES')).toEqual(groups.length > 0 ? [groups.map(oneLine)] : []);
        expect(valuesOf('BDAY')).toEqual([['1980-02-29']]);
        const place = ['', '', contact.address, contact.city, contact.state, '', contact.country];
        expect(valuesOf('ADR;TYPE=HOME')).toEqual(place.some(Boolean) ? [place.map(oneLine)] : []);
      },
    ),
    { numRuns: 300 },
  );
});
