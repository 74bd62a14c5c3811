import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { templateDraftTexts } from '@angan/contract/whatsapp/template-drafts.ts';
import { afterEach, expect, test } from 'vitest';
import { aCompany, aServer } from '../../../test/support.ts';
import { draftsByModel, withoutNumbers } from './ask-model.ts';
import { failuresOf } from './draft-content.ts';
import { english } from './english.ts';
import { draftsFromPatterns, languageOf, likeliest } from './from-patterns.ts';
import { hindi } from './hindi.ts';
import { occasions } from './pattern.ts';

test.each([
  ['en', english],
  ['hi', hindi],
] as const)('every pattern in %s passes every rule, one for each occasion', (language, patterns) => {
  expect(patterns.map(({ occasion }) => occasion)).toEqual(occasions);
  for (const { occasion, title } of patterns) {
    const drafts = draftsFromPatterns(title, language);
    expect(drafts).toHaveLength(3);
    for (const draft of drafts) expect([occasion, draft.title, failuresOf(draft)]).toEqual([occasion, draft.title, []]);
  }
  expect(patterns.every(({ body, values }) => body.includes(`{{${values.length}}}`))).toBe(true);
});

test.each([
  ['tell buyers that the price of the flat was reduced to 82 lakhs', 'price drop', 'en'],
  ['Diwali greetings to all contacts', 'festival', 'en'],
  ['reminder for the site visit tomorrow', 'site visit', 'en'],
  ['दिवाली की शुभकामनाएँ', 'festival', 'hi'],
  ['home loan EMI help in hindi', 'loan', 'hi'],
  ['new launch of the project, booking is open', 'launch', 'en'],
])('%j is about %s', (description, occasion, language) => {
  expect(likeliest(description)[0]).toBe(occasion);
  expect(languageOf(description)).toBe(language);
});

test('what the description names stands in the examples', () => {
  const [draft] = draftsFromPatterns('Price drop of the 3bhk to 82 lakhs', 'en');
  expect(draft).toMatchObject({
    title: 'Price drop',
    body_variable_2_value: '3 BHK',
    body_variable_4_value: '82 lakhs',
  });
});

let close: (() => void) | undefined;
afterEach(() => close?.());

const aModel = async (...answers: unknown[]) => {
  const asked: { headers: http.IncomingHttpHeaders; body: { messages: { content: string }[] } }[] = [];
  const server = http.createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    asked.push({ headers: request.headers, body: JSON.parse(text) });
    const content = answers.shift();
    response.statusCode = content === undefined ? 500 : 200;
    response.end(JSON.stringify({ choices: [{ message: { content } }] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => server.close();
  return {
    asked,
    provider: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: 'secret', model: 'm' },
  };
};

const one = (body: string, title = 'Visit') => ({
  title,
  template_name: 'Site visit',
  header: '',
  body,
  values: [{ source: 'contact.name', example: 'Mehul' }],
  footer: '',
  quick_replies: ['Yes'],
});
const good = 'Hello {{1}}, we look forward to your visit on Sunday';

test('a model mends what breaks a rule, and never reads a number', async () => {
  const { asked, provider } = await aModel(
    JSON.stringify({ drafts: [one('Hello {{1}}')] }),
    `Here you are: ${JSON.stringify({ drafts: [one(good), one(good, 'B'), one(good, 'C')] })}`,
  );
  const made = await draftsByModel(provider, 'Remind 98250 12345 of the visit', 'en');
  expect('drafts' in made && made.drafts.map(({ title, template_name }) => [title, template_name])).toEqual([
    ['Visit', 'site_visit'],
    ['B', 'site_visit'],
    ['C', 'site_visit'],
  ]);
  expect(asked).toHaveLength(2);
  expect(asked[0]!.headers.authorization).toBe('Bearer secret');
  expect(JSON.stringify(asked)).not.toContain('98250');
  expect(asked[1]!.body.messages.at(-1)!.content).toContain('Body ends with a variable. Add a word after {{1}}.');
});

const unfit = JSON.stringify({ drafts: [one('{{1}}')] });
test.each<[string, unknown[], object]>([
  ['does not answer', [], { why: 'It answered 500' }],
  ['writes no JSON', ['no JSON', 'no JSON'], { why: 'Nothing that it wrote passes the rules' }],
  ['breaks rules twice', [unfit, unfit], { why: 'Nothing that it wrote passes the rules', fields: ['body'] }],
  ['says nothing', [null], { why: 'Its answer has no text' }],
])('a model that %s gives way to patterns, which the screen and the log say', async (_, answers, why) => {
  const { provider } = await aModel(...answers);
  const server = await aServer({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: provider.url,
    AI_API_KEY: provider.key,
    AI_MODEL: 'm',
    LOG_LEVEL: 'warn',
  });
  const admin = await (await aCompany(server, { is_platform: true })).person('Admin');
  const { status, body } = await server.ask('POST', '/sandesh/whatsapp_template/drafts/', admin.token, {
    description: 'Diwali wishes from Pravin of Mahavir Heights, 98250 12345',
  });
  expect([status, body.made_by, body.note]).toEqual([200, 'patterns', templateDraftTexts.fellBack]);
  const said = server.lines.filter((line) => line.includes('patterns stand in'));
  expect(said.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ level: 40, model: 'm', ...why })]);
  for (const secret of ['Pravin', 'Mahavir', '98250', 'secret']) expect(said.join()).not.toContain(secret);
  await server.close();
});

test('short numbers and prices stay', () => {
  expect(withoutNumbers('3 BHK for 88,50,000, call +91 98250-12345')).toBe('3 BHK for 88,50,000, call [number]');
});
