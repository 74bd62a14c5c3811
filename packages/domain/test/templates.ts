import fc from 'fast-check';
import {
  type TemplateButton,
  type TemplateContent,
  type TemplateHeader,
  templateLimits,
  variableCount,
} from '../src/whatsapp/templates/index.ts';

const englishWords = [
  'visit',
  'home',
  'Bopal',
  'your',
  'is',
  'ready,',
  'from',
  '88.50',
  'Lakhs',
  'see',
  'it',
  '*today*',
];
const hindiWords = ['आपका', 'घर', 'तैयार', 'है', 'और', 'कल', 'देखने', 'आइए', '*आज*'];
const word = (language: string) => fc.constantFrom(...(language === 'hi' ? hindiWords : englishWords));

const languages = ['en', 'en_US', 'en_UK', 'hi'] as const;
const name = fc.stringMatching(/^[a-z0-9_]{1,20}$/);
const example = fc.constantFrom('Mehul', 'Sun Vista', '88.50 Lakhs', 'कल 11 बजे', '3 BHK');
const sentence = (language: string, least: number, most: number) =>
  fc.array(word(language), { minLength: least, maxLength: most }).map((words) => words.join(' '));

/** Words with variables between them, each often enough surrounded to count as text. */
const body = (language: string) =>
  fc
    .array(sentence(language, 5, 7), { minLength: 1, maxLength: 8 })
    .chain((pieces) =>
      fc
        .constantFrom('\n', ' ', '\n\n')
        .map((gap) => pieces.reduce((text, piece, at) => (at === 0 ? piece : `${text} {{${at}}},${gap}${piece}`))),
    );

const label = (language: string, most: number) =>
  fc.integer({ min: 0, max: 99 }).map((n) => `${language === 'hi' ? 'देखें' : 'See it'} ${n}`.slice(0, most));
const custom = (language: string) => label(language, 25).map((text) => ({ type: 'Custom', text }) as const);
const others = (language: string, insights: boolean): fc.Arbitrary<TemplateButton> =>
  fc.oneof(
    fc.record({
      type: fc.constant('Visit Website' as const),
      text: label(language, 25),
      url_type: fc.constant('Static' as const),
      url: fc.webUrl(),
      sample_url: fc.constant(''),
      insights: fc.constant(insights),
    }),
    fc.record({
      type: fc.constant('Visit Website' as const),
      text: label(language, 25),
      url_type: fc.constant('Dynamic' as const),
      url: fc.constant('https://angan.example/p/{{1}}'),
      sample_url: fc.constant('https://angan.example/p/sun-vista'),
      insights: fc.constant(insights),
    }),
    fc.record({
      type: fc.constant('Call on WhatsApp' as const),
      text: label(language, 20),
      days: fc.integer({ min: 1, max: 30 }),
    }),
    fc.record({
      type: fc.constant('Call Phone Number' as const),
      text: label(language, 25),
      country_code: fc.constantFrom('91', '1', '44', '971', '7'),
      number: fc.stringMatching(/^[6-9]\d{5,9}$/),
    }),
  );

const buttons = (language: string) =>
  fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()).chain(([insights, first, dups]) =>
    fc
      .tuple(
        fc.array(custom(language), { maxLength: 3 }),
        fc.uniqueArray(others(language, insights), {
          maxLength: 3,
          selector: ({ type, text }) => (dups ? `${type} ${text}` : type),
        }),
      )
      .map(([replies, rest]): TemplateButton[] => (first ? [...replies, ...rest] : [...rest, ...replies]).slice(0, 3)),
  );

/** Samples of media stand for handles; who talks to a Meta puts real ones in their place. */
const header = (language: string): fc.Arbitrary<TemplateHeader> =>
  fc.oneof(
    fc.constant({ format: 'TEXT', text: '', variable: '' } as const),
    sentence(language, 1, 4).map((text) => ({ format: 'TEXT', text: text.replaceAll('*', ''), variable: '' }) as const),
    fc.constant({ format: 'TEXT', text: language === 'hi' ? 'नमस्ते {{1}}' : 'Hello {{1}}', variable: 'Mehul' } as const),
    fc.constantFrom('IMAGE', 'VIDEO', 'DOCUMENT').map((format) => ({ format, sample: `sample of ${format}` }) as const),
  );

/** Templates as careful people write them; nearly all are fit. */
export const careful: fc.Arbitrary<TemplateContent> = fc.constantFrom(...languages).chain((language) =>
  fc
    .record({
      name,
      language: fc.constant(language as string),
      category: fc.constant('MARKETING' as const),
      header: header(language),
      body: body(language),
      footer: fc.oneof(fc.constant(''), sentence(language, 1, 5)).map((text) => text.replaceAll('*', '')),
      buttons: buttons(language),
      examples: fc.array(example, { minLength: 15, maxLength: 15 }),
    })
    .map(({ examples, ...template }) => ({
      ...template,
      body_values: examples.slice(0, variableCount(template.body)),
    })),
);

type Slip = (template: TemplateContent) => TemplateContent;
const inBody =
  (change: (body: string) => string): Slip =>
  (template) => {
    const changed = change(template.body);
    return { ...template, body: changed, body_values: Array.from({ length: variableCount(changed) }, () => 'Mehul') };
  };
const button =
  (one: TemplateButton): Slip =>
  (template) => ({ ...template, buttons: [...template.buttons, one].slice(0, 3) });

/** What people do wrong; by some, with other things around them, nothing comes to be wrong. */
const slips: readonly Slip[] = [
  (template) => ({ ...template, name: `${template.name}-50%` }),
  (template) => ({ ...template, name: template.name.repeat(40) }),
  (template) => ({ ...template, header: { format: 'TEXT', text: 'Hello *all*', variable: '' } }),
  (template) => ({ ...template, header: { format: 'TEXT', text: 'New 🏠 for you', variable: '' } }),
  (template) => ({ ...template, header: { format: 'TEXT', text: 'Hello {{1}}', variable: '' } }),
  (template) => ({ ...template, header: { format: 'TEXT', text: '{{1}} in {{2}}', variable: 'Flat' } }),
  (template) => ({ ...template, header: { format: 'TEXT', text: 'Hello {{2}}', variable: 'Flat' } }),
  (template) => ({ ...template, header: { format: 'TEXT', text: 'Hello {{1}} {{1}}', variable: 'Flat' } }),
  (template) => ({ ...template, header: { format: 'TEXT', text: 'x'.repeat(61), variable: '' } }),
  (template) => ({ ...template, header: { format: 'IMAGE', sample: '' } }),
  inBody((text) => `{{${variableCount(text) + 1}}} ${text}`),
  inBody((text) => `${text} {{${variableCount(text) + 1}}}.`),
  inBody((text) => `${text} {{${variableCount(text) + 2}}} end`),
  inBody((text) => `${text} {{name}} end`),
  inBody((text) => `${text} {{#1}} end`),
  inBody((text) => `${text} {{1} end`),
  inBody((text) => `so {{1}} {{2}} ${text.replaceAll(/\{\{\d+\}\}/g, '')}`),
  inBody((text) => `${text}\n\n\n\nend`),
  inBody((text) => `${text} ${'home '.repeat(300)}`),
  inBody(() => 'Hello {{1}} and {{2}} now'),
  inBody(() => '{{1}}, {{2}}!'),
  inBody(() => ''),
  (template) => ({ ...template, body_values: template.body_values.map(() => ' ') }),
  (template) => ({ ...template, body_values: template.body_values.slice(1) }),
  (template) => ({ ...template, language: 'hi' }),
  (template) => ({ ...template, language: 'en_US' }),
  (template) => ({ ...template, footer: 'Reply STOP, {{1}}' }),
  (template) => ({ ...template, footer: 'Reply STOP to opt out. '.repeat(4) }),
  button({ type: 'Custom', text: 'Book a visit for this very weekend' }),
  button({ type: 'Custom', text: '' }),
  ...[
    'Yes 👍',
    'Yes ☎',
    'Yes 1️⃣',
    'Namaste 🇮🇳',
    'Book *now*',
    '_Book_ it',
    '~Book~',
    'Book\nit',
    'Book\tit',
    '```Book```',
  ].map((text) => button({ type: 'Custom', text })),
  (template) => ({ ...template, buttons: template.buttons.map((one) => ({ ...one, text: 'See it' })) }),
  (template) => ({
    ...template,
    buttons: [
      { type: 'Custom', text: 'Book a visit' },
      { type: 'Custom', text: ' Book a visit' },
    ],
  }),
  ...['Reply STOP 🙏', 'Reply *STOP*', 'Reply STOP\nThank you', 'Reply\tSTOP', '🇮🇳', 'A_name_here', 'snake_case'].map(
    (footer): Slip =>
      (template) => ({ ...template, footer }),
  ),
  ...['New\thome', '🇮🇳 homes', 'Homes 1️⃣'].map(
    (text): Slip =>
      (template) => ({ ...template, header: { format: 'TEXT', text, variable: '' } }),
  ),
  inBody((text) => `${text}\tend`),
  inBody((text) => `${text} ${'see it '.repeat(60)}end`),
  inBody((text) => `${text} ${'🏠'.repeat(11)} end`),
  inBody((text) => `${text} ${'👨‍👩‍👧‍👦'.repeat(9)} end`),
  button({ type: 'Custom', text: 'See {{1}}' }),
  button({ type: 'Call on WhatsApp', text: 'Call us on WhatsApp now', days: 7 }),
  button({ type: 'Call on WhatsApp', text: 'Call us', days: 31 }),
  button({ type: 'Call Phone Number', text: 'Call us', country_code: '91', number: '98250 12345' }),
  button({ type: 'Call Phone Number', text: 'Call us', country_code: '91', number: '98250123459825012345' }),
  ...['angan.example', 'https://angan.example/{{1}}/see', 'https://angan.example/{{2}}', 'https://', ''].map((url) =>
    button({
      type: 'Visit Website',
      text: 'See it',
      url_type: 'Dynamic',
      url,
      sample_url: 'https://a.example',
      insights: true,
    }),
  ),
  button({
    type: 'Visit Website',
    text: 'See it',
    url_type: 'Dynamic',
    url: 'https://a.example/{{1}}',
    sample_url: '',
    insights: true,
  }),
  button({
    type: 'Visit Website',
    text: 'See it',
    url_type: 'Static',
    url: 'https://a.example/{{1}}',
    sample_url: '',
    insights: true,
  }),
  button({
    type: 'Visit Website',
    text: 'See',
    url_type: 'Static',
    url: `https://a.example/${'x'.repeat(2000)}`,
    sample_url: '',
    insights: true,
  }),
];

/** Templates of all kinds: careful ones, and such with up to two slips in them. */
export const anyTemplate: fc.Arbitrary<TemplateContent> = fc
  .tuple(careful, fc.subarray([...slips], { maxLength: 2 }))
  .map(([template, chosen]) => chosen.reduce((so, slip) => slip(so), template))
  // Ours are stricter here, as the specification is; Meta would take them.
  .filter(({ body: text }) => variableCount(text) <= templateLimits.bodyVariables);
