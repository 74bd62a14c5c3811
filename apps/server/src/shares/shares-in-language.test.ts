import { afterAll, beforeAll, expect, test } from 'vitest';
import { englishIn, otherLanguages } from '../../test/in-language.ts';
import { addSectors, aHouse, aNumber, aWish } from '../../test/listings.ts';
import { pdfText } from '../../test/pdf-text.ts';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';
import { spokenOf } from './language-of.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const names = [
  'Company',
  'Test',
  'Sector',
  'Gurugram',
  'Gurgaon',
  'Orchid',
  'Heights',
  'Quiet',
  'Owner',
  'Office',
  'Devang',
  'Patel',
  'Anek',
];
const words = {
  Hindi: { tag: 'hi', house: 'मकान', like: 'मुझे यह पसंद है', other: 'gu' },
  Gujarati: { tag: 'gu', house: 'મકાન', like: 'મને આ ગમે છે', other: 'hi' },
} as const;

const anOffice = async (language: string) => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const area = (await addSectors(server, owner, ['Sector 57']))['Sector 57']!;
  const post = async (url: string, body: object) => {
    const answer = await server.ask('POST', url, owner.token, body);
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  };
  const contact = await post('/properties/contacts/', { name: 'Devang Patel', mobile_number_1: aNumber(), language });
  const wish = await post('/properties/inquiry/', aWish(area, { contact: contact.id }));
  const house = async () =>
    (
      await post('/properties/property/', {
        ...aHouse(area),
        floor_no: 7,
        total_floors: 14,
        description: 'Quiet.',
        price_negotiable: true,
        furnishing_items: { AC: 2 },
      })
    ).id as number;
  return { company, owner, post, contact, wish, house };
};
const open = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await server.app.inject({ method: 'GET', url, headers });
  return { status: answer.statusCode, text: answer.body, raw: answer.rawPayload, headers: answer.headers };
};
/** What a page says, without its style, addresses and what shows the choice of a language. */
const saidBy = (page: string): string =>
  page
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<div class="tongues"[\s\S]*?<\/div>/, '')
    .replaceAll(/<meta (?:name|charset)[^>]*>|<meta property="og:(?:type|image:type)"[^>]*>/g, '')
    .replaceAll(/\b(?:alt|aria-label|content|placeholder)="([^"]*)"/g, '> $1 <')
    .replaceAll(/<[^>]*>/g, ' ');

test.each(otherLanguages)(
  'a client of whom %s is noted is told in it, on text, page and paper',
  async (language, script) => {
    const { contact, post, house, owner } = await anOffice(language);
    const { company_name } = (await server.ask('GET', '/properties/company/', owner.token)).body;
    for (const count of [1, 2, 8]) {
      const properties = await Promise.all(Array.from({ length: count }, house));
      const made = await post('/properties/shares/', {
        channel: 'Link',
        properties,
        contact: contact.id,
        cost_sheet: true,
      });
      // The office reads its ledger in English.
      expect(made.properties[0].title).toContain('House for Sale in Sector 57');
      const page = await open(new URL(made.link).pathname);
      expect(page.text).toContain(`<html lang="${words[language].tag}">`);
      const paper = await open(made.file);
      for (const said of [made.text, saidBy(page.text), pdfText(paper.raw)]) {
        expect(said).toMatch(script);
        expect(englishIn(said, [company_name, ...names, made.code])).toEqual([]);
      }
    }
  },
);

test('the page is read in another language by its chooser, which this device keeps, and goes before the noted one', async () => {
  const { contact, post, house, owner } = await anOffice('Hindi, English');
  const { company_name } = (await server.ask('GET', '/properties/company/', owner.token)).body;
  const made = await post('/properties/shares/', { channel: 'Link', properties: [await house()], contact: contact.id });
  const at = new URL(made.link).pathname;
  expect((await open(at)).text).toContain(words.Hindi.like);
  const chosen = await open(`${at}?language=gu`);
  expect(chosen.text).toContain(words.Gujarati.like);
  const cookie = String(chosen.headers['set-cookie']).split(';')[0]!;
  expect(cookie).toBe('language=gu');
  expect((await open(at, { cookie })).text).toContain(words.Gujarati.like);
  const paper = await open(made.file, { cookie });
  expect(pdfText(paper.raw)).toContain('વેચાણ');
  const interest = await open(`${at}/interest/?property=1`, { cookie });
  expect(englishIn(saidBy(interest.text), [company_name, ...names, 'STOP', 'SMS', made.code])).toEqual([]);
  expect((await open('/s/ABCDEFGHJKMNPQ', { 'accept-language': 'gu-IN,gu;q=0.9,en;q=0.5' })).text).toContain(
    'lang="gu"',
  );
});

test('Hindi on paper stands in the order in which it is read', async () => {
  const { post, house } = await anOffice('');
  const made = await post('/properties/shares/', { channel: 'PDF', properties: [await house()], language: 'Hindi' });
  const text = pdfText((await open(made.file)).raw).replaceAll(/\s+/g, ' ');
  // Signs before their letter and joined letters read as they are written.
  expect(text).toContain('प्रति वर्ग');
  expect(text).toContain('कीमत और उपलब्धता बदल सकती है');
});

test('where nothing is noted it is the last choice, and English where there was none; an old share stays as it was said', async () => {
  const { contact, post, house, owner } = await anOffice('Marathi');
  const properties = [await house()];
  const check = (more: object) => post('/properties/shares/check/', { properties, contact: contact.id, ...more });
  expect((await check({})).language).toBe('English');
  expect(await check({ last_language: 'Gujarati' })).toMatchObject({
    language: 'Gujarati',
    text: expect.stringContaining('વેચાણ'),
  });
  const made = await post('/properties/shares/', { channel: 'Link', properties, language: 'Hindi' });
  await server.owner.query(
    `update share set content = jsonb_set(content, '{properties,0}', (content -> 'properties' -> 0) - 'told') where code = $1`,
    [made.code],
  );
  const page = await open(new URL(made.link).pathname);
  expect(page.text).toContain('House for Sale in Sector 57');
  expect((await server.ask('GET', `/properties/property/${properties[0]}/shares/`, owner.token)).status).toBe(200);
});

test('a language is known as people note it', () => {
  expect(['hindi', 'Gujarati / English', 'हिन्दी', 'હિન્દી ગુજરાતી', 'Tamil', ''].map(spokenOf)).toEqual([
    'Hindi',
    'Gujarati',
    'Hindi',
    'Gujarati',
    null,
    null,
  ]);
});
