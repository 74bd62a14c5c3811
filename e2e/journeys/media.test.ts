import { mediaTexts } from '@angan/contract/whatsapp/media-texts.ts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { alters, holds, listAt, newName, office, says, tells } from '../lib/office.ts';
import { connectMeta } from '../lib/whatsapp.ts';

/** Media of WhatsApp: added, sent to Meta, used and deleted. */

const { ask, open } = office('media');
const admin = 'admin@angan.demo';
let jpeg: Buffer;
beforeAll(async () => {
  await connectMeta();
  jpeg = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#b8643c' } })
    .jpeg()
    .toBuffer();
});

const front = () => ({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: jpeg });
const add = async (page: Page, description: string, file = front()) => {
  await page.getByRole('button', { name: 'Add Media' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Media' });
  await dialog.getByLabel('Description').fill(description);
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Add Media' }).click();
  return dialog;
};
const card = (page: Page, description: string) => page.getByRole('listitem').filter({ hasText: description });

test('an image is added, lies at WhatsApp soon after, and is deleted', async () => {
  const description = newName('Sun Vista');
  let release = () => {};
  const page = await open(admin, {
    at: '/whatsappMedia',
    before: async (window) => {
      release = await holds(window, '/sandesh/whatsapp_media/');
    },
  });
  await expect.poll(() => page.getByRole('status', { name: 'Loading media' }).locator('> *').count()).toBe(6);
  release();
  await page.getByRole('button', { name: 'Add Media' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Media' });
  await dialog.getByRole('button', { name: 'Add Media' }).click();
  await says(dialog, 'All fields are required.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await add(page, description);
  await tells(page, 'Media Added successfully');
  await card(page, description).getByText('Active').waitFor();
  await withAxe(page);
  expect(await findings(page, 'media')).toEqual([]);

  await card(page, description)
    .getByRole('button', { name: `Delete ${description}` })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Delete Media?' });
  await question.getByText(description).waitFor();
  await question.getByRole('button', { name: 'Delete Media' }).click();
  await tells(page, `Media: ${description} Deleted successfully`);
  await card(page, description).waitFor({ state: 'detached' });
});

test('what WhatsApp does not take is told under the file, before Meta sees it; switching the type clears the file', async () => {
  const page = await open(admin, { at: '/whatsappMedia' });
  const buffer = Buffer.from('GIF89a and more of a picture that moves');
  const dialog = await add(page, newName('Moving'), { name: 'front.jpg', mimeType: 'image/jpeg', buffer });
  await tells(page, 'Failed to add Media');
  await says(dialog, mediaTexts.wrongType.Image);
  await dialog.getByText('front.jpg').waitFor();
  expect(await dialog.locator('input[type=file]').getAttribute('accept')).toBe('image/jpeg,image/png');
  await dialog.getByText('Video', { exact: true }).click();
  await says(dialog, 'No file chosen');
  expect(await dialog.locator('input[type=file]').getAttribute('accept')).toContain('video/mp4');
});

test('what is still on its way to WhatsApp is refreshed, and what a template uses is not deleted', async () => {
  const description = newName('Used');
  const page = await open(admin, { at: '/whatsappMedia', once: true });
  // It takes too short here to be seen: it is on its way until somebody asks.
  let isThere = false;
  await page.exposeFunction('asked', () => {
    isThere = true;
  });
  await alters(
    page,
    listAt('/sandesh/whatsapp_media/'),
    (list: { results: { description: string; status: string }[] }) => {
      const own = list.results.find((one) => one.description === description);
      if (own && !isThere) own.status = 'under_process';
      return list;
    },
  );
  await add(page, description);
  await card(page, description).getByText('Under Process').waitFor();
  await page.evaluate(() => {
    const { asked } = globalThis as unknown as { asked: () => void };
    document.addEventListener('click', asked, { capture: true, once: true });
  });
  await card(page, description).getByRole('button', { name: 'Refresh' }).click();
  await card(page, description).getByText('Active').waitFor();

  const { results } = await ask(admin, '/sandesh/whatsapp_media/');
  const { id } = results.find((one: { description: string }) => one.description === description);
  const name = newName('front').replace(' ', '_');
  const template = await ask(admin, '/sandesh/whatsapp_template/', {
    ...{ template_name: name, language: 'en', header_format: 'IMAGE', header_media: id },
    body: `The front of ${name} is painted, come and see it.`,
  });
  const remove = async () => {
    await card(page, description)
      .getByRole('button', { name: `Delete ${description}` })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Media' }).click();
  };
  await remove();
  await tells(page, `Failed to delete Media : "${description}" The template ${name} uses it.`);
  await card(page, description).getByText(`Used in ${name}`).waitFor();
  await ask(admin, `/sandesh/whatsapp_template/${template.id}/`, undefined, 'DELETE');
  await remove();
  await tells(page, `Media: ${description} Deleted successfully`);
});
