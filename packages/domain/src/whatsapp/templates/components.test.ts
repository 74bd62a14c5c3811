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
}, 60_000);

test('English UK goes out as en_GB, names in lower case with underscores', () => {
  const [template] = fc.sample(fit, 1);
  expect(toMeta({ ...template!, name: ' Sunday Visit ', language: 'en_UK' })).toMatchObject({
    name: 'sunday_visit',
    language: 'en_GB',
  });
});

const metaTemplate = (components: object[], more: object = {}) =>
  fromMeta({ name: 'x', language: 'en', category: 'MARKETING', components: components as never, ...more });
const hello = { type: 'BODY', text: 'Hello' };
const buttonsOf = (...buttons: object[]) => ({ type: 'BUTTONS', buttons });

test.each<[string, object[], object, string[]]>([
  ['variables with names', [hello], { parameter_format: 'NAMED' }, ['NAMED']],
  ['a place', [{ type: 'header', format: 'location' }, hello], {}, ['LOCATION']],
  ['a GIF', [{ type: 'HEADER', format: 'GIF', example: { header_handle: ['x'] } }, hello], {}, ['GIF']],
  ['a code to copy', [hello, buttonsOf({ type: 'COPY_CODE', example: ['A'] })], {}, ['COPY_CODE']],
  ['a catalogue', [hello, buttonsOf({ type: 'CATALOG', text: 'View catalog' })], {}, ['CATALOG']],
  ['products', [hello, buttonsOf({ type: 'mpm', text: 'View items' })], {}, ['MPM']],
  ['a form', [hello, buttonsOf({ type: 'FLOW', text: 'Fill in', flow_id: '1' })], {}, ['SETTINGS', 'FLOW']],
  [
    'an offer',
    [hello, { type: 'LIMITED_TIME_OFFER', limited_time_offer: { text: 'Ends', has_expiration: true } }],
    {},
    ['LIMITED_TIME_OFFER'],
  ],
  [
    'a carousel of products',
    [
      hello,
      {
        type: 'carousel',
        cards: [
          { components: [{ type: 'header', format: 'product' }, buttonsOf({ type: 'SPM', text: 'View' })] },
          { components: [{ type: 'header', format: 'product' }, buttonsOf({ type: 'SPM', text: 'View' })] },
        ],
      },
    ],
    {},
    ['CAROUSEL', 'PRODUCT', 'SPM'],
  ],
  [
    'a one-time password',
    [
      { type: 'BODY', text: '*{{1}}* is your verification code.', add_security_recommendation: true },
      buttonsOf({ type: 'URL', text: 'Copy code', url: 'https://www.whatsapp.com/otp/code/?code=otp{{1}}' }),
    ],
    { category: 'AUTHENTICATION' },
    ['OTP'],
  ],
  ['a part of next year', [hello, { type: 'TAP_TARGET' }], {}, ['TAP_TARGET']],
  ['a setting of next year', [{ ...hello, shine: true }], {}, ['SETTINGS']],
  [
    'four buttons',
    [hello, buttonsOf(...'abcd'.split('').map((text) => ({ type: 'QUICK_REPLY', text })))],
    {},
    ['MANY_BUTTONS'],
  ],
])('of a template with %s that is named', (_, components, more, named) => {
  expect(metaTemplate(components, more).beyond).toEqual(named);
});

test('whatever Meta adds to a template that is ours otherwise is named, so that it is never written back without', () => {
  const strangers = fc.constantFrom(
    (template: ReturnType<typeof toMeta>) => ({
      ...template,
      components: [...template.components, { type: 'CAROUSEL', cards: [] }],
    }),
    (template: ReturnType<typeof toMeta>) => ({
      ...template,
      components: template.components.map((one) => (one.type === 'BODY' ? { ...one, something: 'new' } : one)),
    }),
    (template: ReturnType<typeof toMeta>) => ({
      ...template,
      components: [...template.components.filter(({ type }) => type !== 'BUTTONS'), buttonsOf({ type: 'CATALOG' })],
    }),
    (template: ReturnType<typeof toMeta>) => ({ ...template, parameter_format: 'named' }),
    (template: ReturnType<typeof toMeta>) => ({ ...template, category: 'authentication' }),
  );
  fc.assert(
    fc.property(fit, strangers, (template, add) => {
      expect(fromMeta(add(toMeta(template)) as Parameters<typeof fromMeta>[0]).beyond).not.toEqual([]);
    }),
  );
});

test('buttons keep their places, and what is written in small letters is read as well', () => {
  const { content } = metaTemplate([
    { type: 'body', text: 'Hello {{1}}', example: { body_text: ['Asha'] } },
    {
      type: 'buttons',
      buttons: [
        { type: 'copy_code', example: 'A' },
        { type: 'url', text: 'See', url: 'https://a.example/{{1}}', example: ['https://a.example/b'] },
      ],
    },
  ]);
  expect([content.body, content.body_values]).toEqual(['Hello {{1}}', ['Asha']]);
  expect(content.buttons.map(({ type }) => type)).toEqual(['Copy Code', 'Visit Website']);
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
      expect(body && 'parameters' in body ? body.parameters.length : 0).toBe(variableCount(template.body));
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
  expect(filled.missing).toEqual(['The header’s image', 'A value for {{2}}']);
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
