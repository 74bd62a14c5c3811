import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { mediaTexts } from '@angan/contract/whatsapp/media-texts.ts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { answers, newName, office, says, tells } from '../lib/office.ts';
import { connectMeta } from '../lib/whatsapp.ts';

/** Media of WhatsApp: added, sent to Meta, used and deleted. */

const { open } = office('media');
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
  const page = await open(admin, { at: '/whatsappMedia' });
  await page.getByRole('button', { name: 'Add Media' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Media' });
  await dialog.getByRole('button', { name: 'Add Media' }).click();
  await says(dialog, mediaTexts.required);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await add(page, description);
  await tells(page, mediaTexts.added);
  await card(page, description).getByText('Active').waitFor();
  await withAxe(page);
  expect(await findings(page, 'media')).toEqual([]);

  await card(page, description)
    .getByRole('button', { name: `Delete ${description}` })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Delete Media?' });
  await question.getByText(description).waitFor();
  await question.getByRole('button', { name: 'Delete Media' }).click();
  await tells(page, contactTexts.deleted('Media', description));
  await card(page, description).waitFor({ state: 'detached' });
});

test('what WhatsApp does not take is told under the file, before Meta sees it; switching the type clears the file', async () => {
  const page = await open(admin, { at: '/whatsappMedia' });
  const buffer = Buffer.from('GIF89a and more of a picture that moves');
  const dialog = await add(page, newName('Moving'), { name: 'front.jpg', mimeType: 'image/jpeg', buffer });
  await says(dialog, mediaTexts.wrongType.Image);
  await dialog.getByText('front.jpg').waitFor();
  expect(await dialog.locator('input[type=file]').getAttribute('accept')).toBe('image/jpeg,image/png');
  await dialog.getByText('Video', { exact: true }).click();
  await says(dialog, 'No file chosen');
  expect(await dialog.locator('input[type=file]').getAttribute('accept')).toContain('video/mp4');
});

test('where the server does not answer, adding and deleting say so', async () => {
  const description = newName('Lost');
  const page = await open(admin, { at: '/whatsappMedia' });
  await answers(page, '/sandesh/whatsapp_media/', 'POST', 400, {});
  const dialog = await add(page, description);
  await tells(page, mediaTexts.notAdded);
  await page.unroute('**/sandesh/whatsapp_media/');
  await dialog.getByRole('button', { name: 'Add Media' }).click();
  await card(page, description).waitFor();
  await answers(page, '/sandesh/whatsapp_media/*/', 'DELETE', 400, {
    non_field_errors: ['The template visit uses it.'],
  });
  await card(page, description)
    .getByRole('button', { name: `Delete ${description}` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Media' }).click();
  await tells(page, `${contactTexts.deleteFailed('Media', description)} The template visit uses it.`);
});
