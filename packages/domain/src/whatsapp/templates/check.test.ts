import fc from 'fast-check';
import { expect, test } from 'vitest';
import { careful } from '../../../test/templates.ts';
import { checkTemplate, isFit, sentenceOf, type TemplateContent } from './index.ts';

const visit: TemplateContent = {
  name: 'Sunday visit Bopal',
  language: 'en_UK',
  category: 'MARKETING',
  header: { format: 'IMAGE', sample: 'handle' },
  body: 'Namaste {{1}}, your visit to {{2}} in Bopal is on {{3}}. Sun Vista has three flats ready to move, from 88.50 Lakhs, and we will show you all of them in one round. The society gate is behind the lake garden, ask for {{4}}',
  body_values: ['Mehul', 'Sun Vista', 'Sunday, 11:30 AM', ''],
  footer: 'Reply STOP to opt out',
  buttons: [
    { type: 'Custom', text: 'Confirm visit' },
    { type: 'Call Phone Number', text: 'Call us', country_code: '91', number: '9825012345' },
  ],
};
const failing = (change: Partial<TemplateContent>) =>
  checkTemplate({ ...visit, ...change })
    .filter(({ state }) => state === 'fail')
    .map((check) => [check.field, sentenceOf(check)]);
const bodyFails = (body: string, ...body_values: string[]) => failing({ body, body_values });

test('what is wrong comes first, with what to do; what is fine is named as well', () => {
  const checks = checkTemplate(visit);
  expect(checks.map((check) => [check.state, sentenceOf(check)])).toEqual([
    ['fail', 'Body ends with a variable. Add a word after {{4}}.'],
    ['fail', '{{4}} has no example. The review needs one for each variable.'],
    ['pass', 'Variables run 1, 2, 3, 4 with no gap.'],
    ['pass', '40 words for 4 variables.'],
    ['pass', 'Header, footer and buttons within limits.'],
  ]);
  expect(isFit(checks)).toBe(false);
  expect(failing({ body: `${visit.body} at the desk.`, body_values: ['a', 'b', 'c', 'd'] })).toEqual([]);
});

test.each([
  ['{{1}} has a new home in Bopal for you', 'Body starts with a variable. Add a word before {{1}}.'],
  ['We have a new home in Bopal for {{1}}!', 'Body ends with a variable. Add a word after {{1}}.'],
  ['We have a home for {{2}} in Bopal today', '{{1}} is missing. Number the variables without a gap.'],
  ['We have a home for {{name}} in Bopal', '{{name}} is no number. Number the variables {{1}}, {{2}} and so on.'],
  [
    'We have a home for {{1} in Bopal',
    'A variable’s braces do not match. Write each with two on both sides, as {{1}}.',
  ],
  ['Hello to {{1}} now', '3 words for 1 variable. Write at least 4 words.'],
  ['{{1}}, {{2}}', 'Body is made of variables only. Add words around them.'],
  [
    'We have {{1}} {{2}} for you in Bopal and in Shela too',
    '{{1}} and {{2}} stand side by side. Put a word between the two.',
  ],
  ['Hello\n\n\nto you', 'Body has more than two new lines in a row. Leave one empty line at most.'],
  ['', 'Body is empty. Write what the message says.'],
])('of the body %j', (body, sentence) => {
  expect(bodyFails(body, 'a', 'b').map(([, text]) => text)).toContain(sentence);
});

test('few words for each variable are warned of, not refused', () => {
  const checks = checkTemplate({ ...visit, body: 'We have a home for {{1}}', body_values: ['you'] });
  expect(checks.find(({ state }) => state === 'warn')).toBeUndefined();
  const few = checkTemplate({ ...visit, body: 'Hello dear {{1}}, see it', body_values: ['Mehul'] });
  expect(few.filter(({ state }) => state !== 'pass').map(sentenceOf)).toEqual([
    '4 words for 1 variable. WhatsApp may find that little, 5 are safe.',
  ]);
});

test('of name, header, footer and buttons, each at its field', () => {
  expect(failing({ name: 'Offer-50%!' })[0]).toEqual([
    'template_name',
    'Name has - % ! in it. Letters a to z, digits and underscores are what WhatsApp takes.',
  ]);
  expect(failing({ header: { format: 'VIDEO', sample: '' } })).toContainEqual([
    'header_media_sample',
    'Header has no sample of a video. Add one for the review.',
  ]);
  expect(failing({ header: { format: 'TEXT', text: 'Hi {{1}}', variable: '' } }).map(([field]) => field)).toContain(
    'header_variable',
  );
  expect(failing({ footer: 'Hello {{1}}' }).map(([field]) => field)).toContain('footer');
  const [custom, phone] = visit.buttons;
  expect(failing({ buttons: [custom!, phone!, custom!] })).toContainEqual([
    'button_type_3',
    'Custom buttons stand apart. Move them together, before or after the others.',
  ]);
  expect(failing({ buttons: [phone!, phone!] }).map(([field]) => field)).toContain('button_type_2');
});

test.each(['Yes 👍', 'Namaste 🇮🇳', 'Yes 1️⃣', 'Book *now*', 'Book\nit', 'Book\tit'])(
  '%j is no label and no footer',
  (text) => {
    expect(failing({ buttons: [{ type: 'Custom', text }] })).toContainEqual([
      'button_text_1',
      'Button 1 has a new line, a tab, an emoji or a sign of formatting. Take it out, plain text is fine.',
    ]);
    expect(failing({ footer: text })).toContainEqual([
      'footer',
      'Footer has a new line, a tab, an emoji or a sign of formatting. Take it out, plain text is fine.',
    ]);
  },
);

test('two buttons say different things', () => {
  const [custom] = visit.buttons;
  expect(failing({ buttons: [custom!, { type: 'Custom', text: ' Confirm visit ' }] })).toContainEqual([
    'button_text_2',
    'Two buttons say ‘Confirm visit’. Give each its own text.',
  ]);
});

test('a body is warned of above 550 characters and above 10 emojis, and has no tab', () => {
  const warned = (body: string) =>
    checkTemplate({ ...visit, body, body_values: [] }).flatMap((check) =>
      check.state === 'warn' ? [sentenceOf(check)] : [],
    );
  expect(warned(`Hello ${'x'.repeat(544)}`)).toEqual([]);
  expect(warned(`Hello ${'x'.repeat(545)}`)).toEqual([
    'Body has 551 characters. WhatsApp refuses more than 550 on some accounts.',
  ]);
  expect(warned(`Hello ${'👨‍👩‍👧‍👦'.repeat(10)}`)).toEqual([]);
  expect(warned(`Hello ${'🏠'.repeat(11)}`)).toEqual([
    'Body has 11 emojis. WhatsApp refuses more than 10 on some accounts.',
  ]);
  expect(bodyFails('Hello\tto you').map(([, text]) => text)).toContain('Body has a tab. Put a space in its place.');
});

test('a text in another script than its language is refused', () => {
  expect(failing({ language: 'hi' })).toContainEqual([
    'language',
    'Text is not written in Hindi. Choose its language instead of Hindi.',
  ]);
});

test('what careful people write is nearly always fit', () => {
  const share = fc.sample(careful, 300).filter((template) => isFit(checkTemplate(template))).length / 300;
  expect(share).toBeGreaterThan(0.8);
}, 60_000);
