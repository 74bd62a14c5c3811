import { mediaTexts } from '@angan/contract/whatsapp/media-texts.ts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { newName, office, says, tells } from '../lib/office.ts';
import { tooWide } from '../lib/too-wide.ts';
import { connectMeta, customer, meta, phoneOf } from '../lib/whatsapp.ts';

/** Files that come in where a template is sent, for its header and for the cards of a carousel. */

const { ask, open, url } = office('template-media');
const admin = 'admin@angan.demo';
beforeAll(async () => {
  await connectMeta();
  // Brings what was made in WhatsApp Manager.
  await ask(admin, '/sandesh/whatsapp_template/sync/', {});
});

const picture = async (name: string, background = '#b8643c') => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});
const talking = async (first: string) => {
  const somebody = await customer(first);
  await somebody.say({ text: 'Namaste, which homes do you have?' });
  const find = async () =>
    (await ask(admin, `/mgmt/whatsappchat/?search=${encodeURIComponent(somebody.name)}`)).results[0];
  await expect.poll(find).toBeTruthy();
  return { ...somebody, chat: (await find()).id as number };
};
const chosen = async (page: Page, name: string) => {
  await page.getByRole('log').getByText('Namaste, which homes do you have?').waitFor();
  await page.getByRole('button', { name: 'Attach' }).click();
  await page.getByRole('menuitem', { name: 'Template' }).click();
  await page.getByLabel('Find a template').fill(name);
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  return page.getByRole('dialog', { name });
};
const last = (page: Page) => page.locator('[data-message][data-out]').last();
const arrived = async (digits: string) => {
  const all = () => meta(`messages?to=${digits}`);
  await expect.poll(async () => (await all()).at(-1)?.status, { timeout: 15_000 }).toMatch(/delivered|read/);
  return (await all()).at(-1);
};
/** Keeps uploads back until the function that it gives is called. */
const holdsUploads = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/sandesh/whatsapp_media/', async (route) => {
    if (route.request().method() === 'POST') await promise;
    await route.fallback();
  });
  return resolve;
};

test.each(['desktop', 'phone'] as const)(
  'a new picture is uploaded where a template is sent, on a %s',
  async (size) => {
    const isha = await talking('Isha');
    const page = await open(admin, { at: `/whatsappsmsg?chat=${isha.chat}`, size });
    const dialog = await chosen(page, 'new_flat');
    const field = dialog.getByLabel('Above the message');
    const file = dialog.locator('input[type=file]');
    await says(dialog, 'JPEG or PNG, at most 5 MB');

    await file.setInputFiles({ name: 'moving.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a moves') });
    await says(dialog, mediaTexts.wrongType.Image);
    // What only its bytes tell is the server's to say, in the same place.
    await file.setInputFiles({ name: 'moving.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('GIF89a moves') });
    await says(dialog, mediaTexts.wrongType.Image);
    await withAxe(page);
    expect(await findings(page, `a refused file on a ${size}`)).toEqual([]);

    const name = newName('lake');
    const release = await holdsUploads(page);
    await file.setInputFiles(await picture(name));
    await dialog.getByRole('progressbar', { name: `Uploading ${name}.jpg` }).waitFor();
    await dialog.getByText(mediaTexts.wrongType.Image).waitFor({ state: 'detached' });
    expect(await findings(page, `an upload on a ${size}`)).toEqual([]);
    expect(await tooWide(page, 'an upload')).toEqual([]);
    // Sent now, it would have the template's own picture.
    expect(await dialog.getByRole('button', { name: 'Send' }).isEnabled()).toBe(false);
    await dialog.getByRole('button', { name: 'Cancel upload' }).click();
    await dialog.getByRole('button', { name: 'Upload a picture' }).waitFor();
    expect(await field.inputValue()).toBe('');
    release();

    await file.setInputFiles(await picture(name));
    await expect.poll(() => field.inputValue()).toMatch(/^\d+$/);
    for (const [label, value] of Object.entries({
      '{{1}}': '3 BHK',
      '{{2}}': 'Bopal',
      '{{3}}': '1,250 sqft',
      '{{4}}': '88 lakhs',
    }))
      await dialog.getByLabel(label, { exact: true }).fill(value);
    await dialog.getByLabel("End of the address of 'See photos'").fill('orchid-1204');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await tells(page, 'Message send successfully');
    await last(page).getByRole('button', { name: 'Show the picture' }).waitFor();
    const { content } = await arrived(isha.digits);
    expect(content.components[0]).toMatchObject({ type: 'header', parameters: [{ type: 'image' }] });
    const { results } = await ask(admin, '/sandesh/whatsapp_media/?file_type=Image&page_size=100');
    expect(results.filter((one: { description: string }) => one.description === name)).toMatchObject([
      { file_name: `${name}.jpg`, status: 'active' },
    ]);
  },
  60_000,
);

test('a broadcast gets a new picture where it is written, and waits for it', async () => {
  const templates = await ask(admin, '/sandesh/whatsapp_template/?search=new_flat&sendable=true');
  const { id: template } = templates.results.find((one: { template_name: string }) => one.template_name === 'new_flat');
  const { id } = await ask(admin, '/mgmt/whatsappbroadcast/', {
    name: newName('Lake'),
    template,
    audience: { contacts: 'Nobody', pasted: (await customer('Rehan')).digits, pasted_agreed: true },
    fillings: {
      body: ['3 BHK', 'Bopal', '1,250 sqft', '88 lakhs'].map((text) => ({ source: '', text })),
      url: ['', 'orchid-1204', 'orchid-1204'],
    },
  });
  const page = await open(admin, { at: `/broadcastmessage?id=${id}` });
  const release = await holdsUploads(page);
  const name = newName('garden');
  await page.getByLabel('Above the message').waitFor();
  await page
    .getByRole('form')
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture(name));
  await says(page, 'Uploading a file');
  expect(await page.getByRole('button', { name: 'Send', exact: true }).isEnabled()).toBe(false);
  release();
  await expect.poll(() => page.getByLabel('Above the message').inputValue()).toMatch(/^\d+$/);
  await says(page, 'Draft saved');
  const { fillings } = await ask(admin, `/mgmt/whatsappbroadcast/${id}/`);
  expect(await ask(admin, `/sandesh/whatsapp_media/${fillings.medium}/`)).toMatchObject({ description: name });
  await withAxe(page);
  expect(await findings(page, 'a draft with its picture')).toEqual([]);
  await ask(admin, `/mgmt/whatsappbroadcast/${id}/`, undefined, 'DELETE');
}, 60_000);

test.each(['desktop', 'phone'] as const)(
  'a carousel is filled, and drawn as a row of cards in the chat and on the phone of its reader, on a %s',
  async (size) => {
    const dev = await talking('Dev');
    const page = await open(admin, { at: `/whatsappsmsg?chat=${dev.chat}`, size });
    const dialog = await chosen(page, 'three_homes');
    await dialog.getByLabel('{{1}}', { exact: true }).first().fill('Dev');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await says(dialog, 'Choose a picture or a video for each card.');
    for (const [at, color] of ['#b8643c', '#3c6eb8', '#3cb86e'].entries()) {
      const card = dialog.getByRole('group', { name: `Card ${at + 1}` });
      await card.locator('input[type=file]').setInputFiles(await picture(`home-${at + 1}`, color));
      await expect.poll(() => card.getByLabel(`Above card ${at + 1}`).inputValue()).toMatch(/^\d+$/);
      await card.getByLabel('{{1}}', { exact: true }).fill(String(at + 2));
      await card.getByLabel('{{2}}', { exact: true }).fill(`${70 + at} Lakhs`);
      await card.getByLabel("End of the address of 'See photos'").fill(`home-${at + 1}`);
    }
    const preview = dialog.getByRole('region', { name: '3 cards' });
    await expect.poll(() => preview.getByRole('img').count()).toBe(3);
    await withAxe(page);
    expect(await findings(page, `a carousel filled on a ${size}`)).toEqual([]);
    expect(await tooWide(page, 'a carousel that is filled')).toEqual([]);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await tells(page, 'Message send successfully');

    const row = last(page).getByRole('region', { name: '3 cards' });
    await says(last(page), /^Namaste Dev, three homes that fit/);
    await row.getByText('A home of 4 BHK in Bopal, ready to move in, price 72 Lakhs all in').waitFor();
    expect(await row.getByRole('link', { name: /^Picture of card/ }).count()).toBe(3);
    const links = await row
      .getByRole('link', { name: 'See photos' })
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(links).toEqual([1, 2, 3].map((at) => `https://angan.example/s/home-${at}`));
    // It is the row that goes on to the side, and not the page.
    expect(await row.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true);
    expect(await tooWide(page, 'a carousel in a chat')).toEqual([]);
    expect(await findings(page, `a carousel in a chat on a ${size}`)).toEqual([]);

    await arrived(dev.digits);
    await page.goto(phoneOf(dev.digits));
    const cards = page.getByRole('group', { name: '3 cards' });
    await expect.poll(() => cards.getByRole('img').count()).toBe(3);
    await cards.getByText('A home of 3 BHK in Bopal, ready to move in, price 71 Lakhs all in').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await cards.getByRole('button', { name: 'Book a visit' }).last().click();
    await page.goto(`${url}/whatsappsmsg?chat=${dev.chat}`);
    await page.locator('[data-message]:not([data-out])').last().getByText('Book a visit').waitFor();
  },
  60_000,
);
