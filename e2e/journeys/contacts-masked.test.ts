import { mobileFields } from '@angan/contract/contacts/contact-fields.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { eventCalls } from '@angan/contract/events/events.ts';
import { maskNumber } from '@angan/domain/mobile.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newMobile, newName, office, tells } from '../lib/office.ts';

/** What leaves the server for a role that sees masked numbers, and what live screens tell each other. */

const { ask, open, session, url } = office('contacts-masked');
const owner = 'owner@angan.demo';
const backend = 'backend@angan.demo';

/** Every number of every contact of the demo office. */
const allNumbers = async () => {
  const numbers = new Set<string>();
  let next: string | null = '/properties/contacts/?page_size=100';
  while (next) {
    const page: { next: string | null; results: Record<string, string>[] } = await ask(owner, next);
    for (const row of page.results) for (const field of mobileFields) if (row[field]) numbers.add(row[field]);
    next = page.next;
  }
  return numbers;
};
/** Ten-digit runs of the text, also where the ten stand in a longer run or in two halves. */
const runsIn = (text: string) => [
  ...[...text.matchAll(/(?=(\d{10}))/g)].map(([, run]) => run!),
  ...[...text.matchAll(/(?=(\d{5}) (\d{5}))/g)].map(([, one, two]) => `${one}${two}`),
];
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

test('no number of the office reaches the Backend, by screen or by wire', async () => {
  const numbers = await allNumbers();
  expect(numbers.size).toBeGreaterThan(600);
  const person = await ask(owner, '/properties/contacts/', {
    name: newName('Kirit'),
    mobile_number_1: newMobile(),
    mobile_number_2: newMobile(),
    comment: 'Also on 98240 55555 in the evening',
  });
  for (const number of [person.mobile_number_1, person.mobile_number_2, '9824055555']) numbers.add(number);

  const got: Promise<string>[] = [];
  const watch = (window: BrowserContext) =>
    window.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      if (!/^\/(assets|icons)\//.test(pathname) && pathname !== eventCalls.stream.path)
        got.push(answer.text().catch(() => ''));
    });
  const page = await open(backend, { at: '/contactList', before: watch });
  const told = stream(backend);
  await expect.poll(() => rows(page).count()).toBe(25);
  expect(await page.getByRole('columnheader', { name: 'Action' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Actions' }).count()).toBe(0);
  const seen: string[] = [await page.content()];

  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByText(/26 to 50 of/).waitFor();
  seen.push(await page.content());
  await page.getByRole('textbox', { name: contactTexts.searchPlaceholder }).fill(person.name);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: person.name }).click();
  const record = page.getByRole('complementary', { name: 'Contact' });
  for (const number of [person.mobile_number_1, person.mobile_number_2])
    await record.getByText(maskNumber(number), { exact: true }).waitFor();
  await record.getByText('added the contact').waitFor();
  expect(await record.getByRole('link', { name: /Call|WhatsApp/ }).count()).toBe(0);
  expect(await record.getByRole('button', { name: /Edit|More/ }).count()).toBe(0);
  seen.push(await page.content());

  // A whole number that exists must find no more than one that does not.
  await page.getByRole('textbox', { name: contactTexts.searchPlaceholder }).fill(person.mobile_number_1);
  await page.keyboard.press('Enter');
  await page.getByText(contactTexts.none, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await ask(owner, `/properties/contacts/`, { name: newName('Live'), mobile_number_1: person.mobile_number_2 });
  seen.push(await told.first, JSON.stringify(await page.evaluate(() => ({ ...localStorage }))));
  told.close();

  const typed = person.mobile_number_1;
  const answers = await Promise.all(got);
  expect(answers.join('').length).toBeGreaterThan(20_000);
  const leaked = [...seen, ...answers].flatMap(runsIn).filter((run) => numbers.has(run) && run !== typed);
  expect(leaked).toEqual([]);
});

/** What the live stream tells the person, up to the first change. */
const stream = (email: string) => {
  const stop = new AbortController();
  const first = (async () => {
    const { access } = await session(email);
    const headers = { authorization: `JWT ${access}`, accept: 'text/event-stream' };
    const answer = await fetch(`${url}${eventCalls.stream.path}`, { headers, signal: stop.signal });
    let text = '';
    for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) {
      text += piece;
      if (text.includes('event: change') && text.endsWith('\n\n')) return text;
    }
    throw new Error(`The stream ended without a change: ${text}`);
  })();
  return { first, close: () => stop.abort() };
};

test('a contact added in one window appears in the others, masked for who sees masked numbers', async () => {
  const [mine, theirs] = await Promise.all([
    open('coowner@angan.demo', { at: '/contact' }),
    open(backend, { at: '/contactList' }),
  ]);
  await Promise.all([rows(mine).first().waitFor(), rows(theirs).first().waitFor()]);
  const adding = await open(owner, { at: '/contact?add=one' });
  const form = adding.getByRole('dialog', { name: 'Add Contact' });
  const [name, number] = [newName('Sarla'), newMobile()];
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await form.getByRole('textbox', { name: 'Mobile number', exact: true }).fill(number);
  await adding.keyboard.press('Enter');
  await tells(adding, contactTexts.created);
  await rows(mine)
    .filter({ hasText: name })
    .getByText(`${number.slice(0, 5)} ${number.slice(5)}`)
    .waitFor();
  await rows(theirs).filter({ hasText: name }).getByText(maskNumber(number), { exact: true }).waitFor();
});
