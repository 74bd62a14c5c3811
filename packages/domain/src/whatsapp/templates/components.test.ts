import fc from 'fast-check';
import { expect, test } from 'vitest';
import { careful } from '../../../test/templates.ts';
import { callingCodeOf } from './calling-codes.ts';
import {
  checkTemplate,
  cleanValue,
  editRefusal,
  filledTemplate,
  fromMeta,
  isFit,
  markedParts,
  nextVersionName,
  plainText,
  statusOf,
  toMeta,
  variableCount,
} from './index.ts';

const fit = careful.filter((template) => isFit(checkTemplate(template)));

test('Meta gives back every fit template as it was sent', () => {
  fc.assert(
    fc.property(fit, (template) => {
      expect(fromMeta(toMeta(template))).toEqual({ content: template, beyond: [] });
    }),
  );
});

test('English UK goes out as en_GB, names in lower case with underscores', () => {
  const [template] = fc.sample(fit, 1);
  expect(toMeta({ ...template!, name: ' Sunday Visit ', language: 'en_UK' })).toMatchObject({
    name: 'sunday_visit',
    language: 'en_GB',
  });
});

test('what is beyond ours is named', () => {
  const { beyond } = fromMeta({
    name: 'x',
    language: 'en',
    category: 'MARKETING',
    parameter_format: 'NAMED',
    components: [
      { type: 'HEADER', format: 'LOCATION' },
      { type: 'BODY', text: 'Hello' },
      { type: 'BUTTONS', buttons: [{ type: 'COPY_CODE', example: 'A' }] },
    ],
  });
  expect(beyond).toEqual(['variables with names', 'a button of type COPY_CODE', 'a header of type LOCATION']);
});

test('a filled template has a value in each of its places, and no braces are read', () => {
  fc.assert(
    fc.property(fit, (template) => {
      const filled = filledTemplate(template, {
        header: 'Mehul',
        body: Array.from({ length: variableCount(template.body) }, (_, at) => `value ${at}`),
        url: { 0: 'a b', 1: 'a b', 2: 'a b' },
        media_id: '103',
      });
      expect(filled.missing).toEqual([]);
      expect(filled.text).not.toMatch(/\{\{|\}\}/);
      const body = filled.sent.components.find(({ type }) => type === 'body');
      expect(body?.parameters.length ?? 0).toBe(variableCount(template.body));
    }),
  );
});

test('what is missing is told, and values are made such as Meta takes them', () => {
  const filled = filledTemplate(
    {
      name: 'visit',
      language: 'en_UK',
      category: 'MARKETING',
      header: { format: 'IMAGE', sample: '' },
      body: 'Hello {{1}}, see {{2}} with us, {{1}}, at eleven tomorrow',
      body_values: [],
      footer: 'Reply STOP',
      buttons: [
        { type: 'Custom', text: 'Yes' },
        {
          type: 'Visit Website',
          text: 'See',
          url_type: 'Dynamic',
          url: 'https://a.example/{{1}}',
          sample_url: '',
          insights: true,
        },
      ],
    },
    { body: ['Mehul\nShah', ' '], url: { 1: 'sun vista' }, payload: { 0: 'yes:1' } },
  );
  expect(filled.missing).toEqual(['A value for {{2}}', 'The header’s image']);
  expect(filled.body).toBe('Hello Mehul Shah, see {{2}} with us, Mehul Shah, at eleven tomorrow');
  expect(filled.sent).toMatchObject({ name: 'visit', language: { code: 'en_GB' } });
  expect(filled.sent.components.slice(1)).toEqual([
    { type: 'button', sub_type: 'quick_reply', index: '0', parameters: [{ type: 'payload', payload: 'yes:1' }] },
    { type: 'button', sub_type: 'url', index: '1', parameters: [{ type: 'text', text: 'sun%20vista' }] },
  ]);
  expect(cleanValue('a\t\tb      c\r\nd')).toBe('a b   c d');
});

test('formatting is drawn as WhatsApp draws it', () => {
  expect(markedParts('Hi *Mehul*, _see ~now~ *this*_ and ```a *b*```')).toEqual([
    { text: 'Hi ' },
    { text: 'Mehul', bold: true },
    { text: ', ' },
    { text: 'see ', italic: true },
    { text: 'now', italic: true, strike: true },
    { text: ' ', italic: true },
    { text: 'this', italic: true, bold: true },
    { text: ' and ' },
    { text: 'a *b*', mono: true },
  ]);
  for (const plain of ['snake_case_name', '2*3*4', '* no *', 'a *b\nc* d', 'just *one'])
    expect(plainText(plain)).toBe(plain);
  fc.assert(fc.property(fc.string(), (text) => text.includes('`') || plainText(text).length <= text.length));
});

test('when a template may be edited', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  const hours = (n: number) => now - n * 3_600_000;
  expect(editRefusal('PENDING', [], now)).toMatch(/reviewing/);
  expect(editRefusal('APPROVED', [hours(25)], now)).toBeUndefined();
  expect(editRefusal('APPROVED', [hours(23)], now)).toMatch(/once in 24 hours/);
  expect(
    editRefusal(
      'APPROVED',
      Array.from({ length: 10 }, (_, at) => hours(25 * (at + 1))),
      now,
    ),
  ).toMatch(/10 times/);
  expect(editRefusal('REJECTED', [hours(1)], now)).toBeUndefined();
});

test('versions, states and country codes', () => {
  expect(nextVersionName('visit', new Set())).toBe('visit_v2');
  expect(nextVersionName('visit_v2', new Set(['visit_v3']))).toBe('visit_v4');
  expect(statusOf('limit_exceeded')).toBe('TEMPORARILY_BLOCKED');
  expect(statusOf('NEVER_HEARD')).toBeUndefined();
  expect(['919825012345', '12025550100', '971501234567', '77001234567'].map(callingCodeOf)).toEqual([
    '91',
    '1',
    '971',
    '7',
  ]);
});
