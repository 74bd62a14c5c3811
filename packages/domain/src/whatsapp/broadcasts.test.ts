import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPasted, recipientOutcomes, statusesOf, valueFor } from './broadcasts.ts';
import { messageStatuses } from './status.ts';

test('a value is the field, or the text where the field is empty, as Meta takes it', () => {
  expect(valueFor({ source: 'contact.name', text: 'there' }, { 'contact.name': 'Mehul\nShah' })).toBe('Mehul Shah');
  expect(valueFor({ source: 'contact.name', text: 'there' }, { 'contact.name': ' \t ' })).toBe('there');
  expect(valueFor({ source: '', text: 'Diwali     offer' }, {})).toBe('Diwali   offer');
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, text) => {
      const value = valueFor({ source: 'contact.name', text }, { 'contact.name': name });
      expect(value).not.toMatch(/[\r\n\t]| {4}/);
    }),
  );
});

test('a pasted list, as people paste it', () => {
  const ids = (text: string) => readPasted(text).map(({ wa_id }) => wa_id);
  expect(ids('98240 11768\n+91 98240-11769, 09824011770\r\n\r\n+971 50 123 4567')).toEqual([
    '919824011768',
    '919824011769',
    '919824011770',
    '971501234567',
  ]);
  expect(ids('9824011768 9824011769')).toEqual(['919824011768', '919824011769']);
  expect(readPasted('Mehul Shah\t98240 11768')).toEqual([
    { text: '98240 11768', name: 'Mehul Shah', wa_id: '919824011768' },
  ]);
  expect(readPasted('૯૮૨૪૦૧૧૭૬૮')[0]?.wa_id).toBe('919824011768');
  expect(readPasted('nobody\n12345').map(({ text, wa_id }) => [text, wa_id])).toEqual([
    ['nobody', undefined],
    ['12345', undefined],
  ]);
});

test('every status of a message is one outcome', () => {
  const all = recipientOutcomes.flatMap((outcome) => statusesOf[outcome]);
  expect(all.toSorted()).toEqual([...messageStatuses].toSorted());
});
