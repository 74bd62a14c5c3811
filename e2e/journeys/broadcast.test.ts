import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sizes } from '../lib/browser.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { alters, newName, office, says, tells } from '../lib/office.ts';
import { picture as pictureOf } from '../lib/picture.ts';
import { closesIn, connectMeta, meta, phoneOf } from '../lib/whatsapp.ts';

/** A broadcast from the first contact to the answers, with the stand-in for Meta. */

const { ask, open } = office('broadcast');
const admin = 'admin@angan.demo';
const people = 200;
const patience = 60_000;
/** Of this try: Meta knows the names and the numbers of the one before. */
let word: string;
let first: number;
const mobile = (at: number) => String(first + at);

/** As a desk and as a phone show it. */
const picture = async (page: Page, name: string) => {
  for (const [size, { width, height }] of Object.entries(sizes)) {
    await page.setViewportSize({ width, height });
    await pictureOf(page, `${name}-${size}`);
  }
  await page.setViewportSize(sizes.desktop);
};

beforeAll(async () => {
  await connectMeta();
  await meta('settings', { sent_ms: 50, delivered_ms: 150, not_on_whatsapp_suffix: '' });
});

beforeEach(() => {
  word = newName('').trim();
  first = 9_300_000_000 + Math.floor(Math.random() * 600_000) * 1000;
});

/** Meta lets a name that was approved rest for thirty days once it is deleted. */
const restingName = async (): Promise<string> => {
  const template_name = `resting_${word}`;
  const body = `The office of ${word} is closed today.`;
  const { id } = await ask(admin, '/sandesh/whatsapp_template/', { template_name, language: 'en', body });
  await ask(admin, `/sandesh/whatsapp_template/${id}/submit/`, {});
  await expect.poll(async () => (await ask(admin, `/sandesh/whatsapp_template/${id}/`)).status).toBe('APPROVED');
  await ask(admin, `/sandesh/whatsapp_template/${id}/`, undefined, 'DELETE');
  return template_name;
};

const submit = (page: Page) => page.getByRole('button', { name: 'Submit to WhatsApp' }).click();

const writeTemplates = async (page: Page) => {
  await page.getByLabel('Template name').fill(`cards_${word}`);
  const box = page.getByRole('textbox', { name: 'Body' });
  await box.fill(`Please send your card number for ${word} to our office today, so that we can go on.`);
  await submit(page);
  await page.getByText('REJECTED').first().waitFor();
  await says(page, 'It looks like a fraud.');
  await picture(page, 'rejected');

  await page.goto(new URL('/addTemplate', page.url()).href);
  await page.getByLabel('Template name').fill(await restingName());
  await box.fill('Namaste ');
  await page.getByRole('region', { name: 'Body' }).getByRole('button', { name: 'Add variable' }).click();
  await page.getByRole('menuitem', { name: 'Contact name' }).click();
  await expect.poll(() => box.inputValue()).toContain('{{1}}');
  await box.fill(
    `Namaste {{1}}, the homes of ${word} are open for visits this week, and we would like to show you around.`,
  );
  await page.getByRole('textbox', { name: 'Footer' }).fill('Reply STOP to opt out');
  await submit(page);
  await tells(page, 'Message Template Language is Being Deleted: ');
  await page.getByRole('form', { name: 'Template' }).getByText('is Being Deleted').waitFor();
  await picture(page, 'refused');
  // A pointer that rests on a notice holds it, here above the button.
  await page.mouse.move(10, 500);
  await page.getByText('Saved as a draft').waitFor({ state: 'detached' });
  await page.getByLabel('Template name').fill(`offer_${word}`);
  await submit(page);
  await tells(page, 'Template submitted to Meta successfully');
  await page.getByText('APPROVED').first().waitFor();
  await picture(page, 'approved');
};

test('a template is approved, 200 pasted people are written to, one answers and one ends it', {
  timeout: 180_000,
}, async () => {
  const page = await open(admin, { at: '/addTemplate' });
  await writeTemplates(page);

  await page.goto(new URL('/BulkCreateContacts', page.url()).href);
  await page.getByRole('button', { name: 'Paste a list' }).click();
  const lines = Array.from(
    { length: people },
    (_, at) => `Broker ${String.fromCharCode(65 + (at % 26))}, ${mobile(at)}`,
  );
  await page.getByLabel('List').fill(lines.join('\n'));
  await says(page, `${people} contacts`);
  await page.getByRole('button', { name: 'New group' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(`Brokers ${word}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: `Brokers ${word}` }).waitFor();
  await page.getByLabel('Agreed to WhatsApp messages').selectOption('Website');
  await picture(page, 'bulk');
  await page.getByRole('button', { name: 'Add Contacts' }).click();
  await tells(page, 'Contacts added successfully');

  await page.goto(`${new URL(page.url()).origin}/broadcastmessage`);
  await page.getByRole('button', { name: 'New broadcast' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill(`Visits ${word}`);
  await page.getByRole('button', { name: `Brokers ${word}` }).click();
  await page.getByLabel('Template').selectOption({ label: `offer_${word}, English` });
  // Whatever the hour is while this runs.
  await page.getByLabel(/^Only in these hours/).uncheck();
  await page
    .getByLabel('What it comes to')
    .or(page.getByText(/get it/))
    .first()
    .waitFor();
  await says(page, /^200 people, ₹/);
  await page.getByText(/^Namaste Broker [A-Z], the homes of/).waitFor();
  await withAxe(page);
  expect(await findings(page, 'draft')).toEqual([]);
  await picture(page, 'draft');

  // Slow enough to be paused on the way.
  await meta('faults', { kind: 'slow', on: 'messages', times: people, ms: 1000 });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click();
  await tells(page, 'Broadcast started');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Resume' }).waitFor();
  await picture(page, 'paused');
  const delivered = page
    .getByRole('term')
    .filter({ hasText: /^Delivered$/ })
    .locator('xpath=following-sibling::dd');
  expect(await delivered.textContent()).not.toContain('200');
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByText('Done', { exact: true }).waitFor({ timeout: patience });
  await expect.poll(() => delivered.textContent(), { timeout: patience }).toContain('200');

  await answerOn(page.context(), new URL(page.url()).origin);
  await meta(`customers/91${mobile(0)}/say`, { text: 'Band karo 🙏' });
  await page.getByRole('button', { name: /^All 200/ }).waitFor();
  await withAxe(page);
  expect(await findings(page, 'results')).toEqual([]);
  await picture(page, 'results');

  await page.getByRole('button', { name: 'Duplicate' }).click();
  await says(page, /^199 people, ₹/);
  await page.getByRole('button', { name: /^Opted out of marketing/ }).click();
  await page
    .getByRole('dialog')
    .getByText(`+91 ${mobile(0).replace(/(.{5})$/, ' $1')}`)
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
});

/** Somebody answers on their own phone; the chat comes up by itself and can be written in until its window closes. */
const answerOn = async (window: BrowserContext, origin: string) => {
  const chats = await window.newPage();
  await chats.goto(`${origin}/whatsappsmsg`);
  await says(chats, 'Select Chat to see the messages');
  const phone = await window.newPage();
  await phone.goto(phoneOf(`91${mobile(1)}`));
  await phone.getByText(`the homes of ${word}`).last().waitFor();
  const line = phone.getByRole('textbox', { name: 'Message' });
  await line.fill('Sunday at eleven suits us');
  await line.press('Enter');

  await chats.getByRole('link', { name: 'Broker B' }).filter({ hasText: 'Sunday at eleven suits us' }).click();
  await chats.getByRole('log').getByText('Sunday at eleven suits us').waitFor();
  await chats.getByRole('log').getByText(`the homes of ${word}`).waitFor();
  await says(chats, /^Reply window open: 23:5\d:\d\d$/);
  await chats.getByRole('textbox', { name: 'Message' }).fill('We open the gate for you');
  await chats.getByRole('button', { name: 'Send', exact: true }).click();
  await tells(chats, 'Message send successfully');
  await phone.getByText('We open the gate for you').last().waitFor();
  await chats.locator('[data-message]').last().getByRole('img', { name: 'Read' }).waitFor();
  await picture(chats, 'chat');
  await picture(phone, 'phone');

  await closesIn(chats, 4);
  await chats.getByRole('button', { name: 'Refresh' }).click();
  await chats.getByText("Reply window closed. You can't send messages.", { exact: true }).waitFor();
  expect(await chats.getByRole('textbox', { name: 'Message' }).count()).toBe(0);
  await picture(chats, 'closed');
  await chats.close();
  await phone.close();
};

test.each(['desktop', 'phone'] as const)('a broadcast whose number has a dead token says so, on a %s', async (size) => {
  const why = 'WhatsApp no longer accepts this number’s access token. Connect the number again.';
  const { results } = await ask(admin, '/mgmt/whatsappbroadcast/?page_size=100');
  const { id } = results.find((one: { status: string }) => one.status === 'Scheduled' || one.status === 'Paused');
  const page = await open(admin, { at: '/broadcastmessage', size });
  await alters(page, /\/mgmt\/whatsappbroadcast\/\d+\/$/, (one) => ({ ...one, held: { until: null, why } }));
  await page.goto(`${page.url().split('?')[0]}?id=${id}`);
  await page.getByText(why).first().waitFor();
  await withAxe(page);
  expect(await findings(page, `a broadcast that waits on a ${size}`)).toEqual([]);
});
