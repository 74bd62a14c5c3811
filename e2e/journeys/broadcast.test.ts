import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { office, says, tells } from '../lib/office.ts';
import { connectMeta, meta } from '../lib/whatsapp.ts';

/** A broadcast from the first contact to the answers, with the stand-in for Meta. */

const { ask, open } = office('broadcast');
const admin = 'admin@angan.demo';
const people = 200;
const patience = 60_000;
const word = Array.from({ length: 6 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');
const first = 9_300_000_000 + Math.floor(Math.random() * 600_000) * 1000;
const mobile = (at: number) => String(first + at);

const pictures = process.env.PICTURES;
const picture = async (page: Page, name: string) => {
  if (!pictures) return;
  await mkdir(pictures, { recursive: true });
  await page.screenshot({ path: `${pictures}/${name}.png` });
};

beforeAll(async () => {
  await connectMeta();
  await meta('settings', { sent_ms: 50, delivered_ms: 150, not_on_whatsapp_suffix: '' });
});

test('contacts are pasted, written to, and one of them ends it for the next time', { timeout: 180_000 }, async () => {
  const made = await ask(admin, '/sandesh/whatsapp_template/', {
    template_name: `offer_${word}`,
    language: 'en',
    body: `Namaste {{1}}, the homes of ${word} are open for visits this week, and we would like to show you around.`,
    body_variable_1_value: 'Mehul',
    body_variable_1_field: 'contact.name',
    footer: 'Reply STOP to opt out',
  });
  await ask(admin, `/sandesh/whatsapp_template/${made.id}/submit/`, {});
  await expect.poll(async () => (await ask(admin, `/sandesh/whatsapp_template/${made.id}/`)).status).toBe('APPROVED');

  const page = await open(admin, { at: '/BulkCreateContacts' });
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
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click();
  await tells(page, 'Broadcast started');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Resume' }).waitFor();
  await picture(page, 'paused');
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByText('Done', { exact: true }).waitFor({ timeout: patience });
  const bar = (label: string) =>
    page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .locator('xpath=following-sibling::dd');
  await expect.poll(() => bar('Delivered').textContent(), { timeout: patience }).toContain('200');

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
