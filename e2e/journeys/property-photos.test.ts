import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { newMobile, newName, office, says, tells } from '../lib/office.ts';
import { goTo, settled } from '../lib/settled.ts';

/** Photos of a property: chosen before it is saved, sent while one goes on, looked at, put in order and taken back. */

const { open, ask } = office('property-photos');
const owner = 'owner@angan.demo';

const jpeg = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});
const threePhotos = () =>
  Promise.all([jpeg('front.jpg', '#b74d2b'), jpeg('hall.jpg', '#237648'), jpeg('kitchen.jpg', '#2568a5')]);
const picker = (page: Page) => page.locator('input[type=file]:not([capture])');

const choose = async (page: Page, label: string, text: string) => {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.fill(text);
  await page.getByRole('option', { name: text }).first().click();
};

/** A house of the demo office, over the API. */
const aHouse = async (): Promise<number> => {
  const { results } = await ask(owner, '/properties/area/');
  const made = await ask(owner, '/properties/property/', {
    property_type: 1,
    property_subtype: 8,
    deal_type: [1],
    contact: { name: newName('Owner'), mobile_number_1: newMobile() },
    area: [results[0].id],
    bhk: 4,
    sale_price: 9_000_000,
  });
  return made.id;
};
const photosOf = async (id: number) =>
  (await ask(owner, `/properties/property/${id}/`)).images as { caption: string; is_cover: boolean; url: string }[];

test('on a phone: three photos with the form, one that fails on the way, and the viewer', async () => {
  const page = await open(owner, { at: '/addProperty', size: 'phone' });
  await settled(page);
  await picker(page).setInputFiles(await threePhotos());
  const chosen = page.getByRole('list', { name: 'Chosen photos' }).getByRole('listitem');
  await expect.poll(() => chosen.count()).toBe(3);
  await expect.poll(() => page.getByText('Sent when saved').count()).toBe(3);
  // What was chosen outlives a reload, as what was typed does.
  await page.reload();
  await settled(page);
  await expect.poll(() => page.getByText('Sent when saved').count()).toBe(3);

  let refused = 0;
  await page.route('**/properties/property/*/files/', (route) => {
    refused += 1;
    return refused === 2 ? route.abort() : route.fallback();
  });
  await choose(page, 'Subtype', 'Bungalow');
  await choose(page, 'Area', 'Bopal');
  await page.getByRole('combobox', { name: 'Contact' }).fill(newMobile());
  await page.getByRole('option', { name: /as a new contact/ }).click();
  await page.getByRole('button', { name: 'Add property' }).click();
  await tells(page, 'Successfully Created Property');
  const id = Number(new URL(page.url()).searchParams.get('id'));

  await says(page, '1 file not sent');
  await goTo(page, '/searchInquiry');
  await says(page, '1 file not sent');
  await page.getByRole('button', { name: 'Show the files' }).click();
  await says(page, 'hall.jpg');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(async () => (await photosOf(id)).length).toBe(3);
  await page.getByText('1 file not sent').waitFor({ state: 'detached' });
  expect(refused).toBe(4);

  await goTo(page, `/searchProperty?id=${id}`);
  await says(page, '1 of 3');
  await withAxe(page);
  expect(await findings(page, 'the record')).toEqual([]);
  await page.getByRole('button', { name: 'Open Photo 1' }).click();
  const viewer = page.getByRole('dialog', { name: 'Pictures' });
  await viewer.getByText('1 of 3').waitFor();
  expect(await findings(page, 'the viewer')).toEqual([]);
  await viewer.getByRole('list').evaluate((strip) => strip.scrollTo({ left: strip.clientWidth }));
  await viewer.getByText('2 of 3').waitFor();
  await viewer.getByRole('button', { name: 'Close' }).click();
  await viewer.waitFor({ state: 'detached' });
});

test('on a desk: order by hand and by key, caption, cover, and a deletion that is taken back', async () => {
  const id = await aHouse();
  const page = await open(owner, { at: `/searchProperty?id=${id}` });
  await settled(page);
  await picker(page)
    .first()
    .setInputFiles(await threePhotos());
  await says(page, '3 pictures');
  await page.getByRole('button', { name: /^Photos/ }).click();
  const grid = page.getByRole('list', { name: 'Photos' });
  for (const [index, name] of ['Front', 'Hall', 'Kitchen'].entries()) {
    const field = grid.getByRole('textbox').nth(index);
    await field.fill(name);
    await field.press('Enter');
    await grid.getByRole('button', { name: `Open ${name}` }).waitFor();
  }
  await withAxe(page);
  expect(await findings(page, 'the files')).toEqual([]);
  const captions = async () => (await photosOf(id)).map(({ caption }) => caption);

  await grid.getByRole('button', { name: 'Move Kitchen, with the arrow keys' }).press('ArrowLeft');
  await expect.poll(captions).toEqual(['Front', 'Kitchen', 'Hall']);
  const grip = await grid.getByRole('button', { name: 'Move Hall, with the arrow keys' }).boundingBox();
  const target = await grid.getByRole('button', { name: 'Open Front' }).boundingBox();
  await page.mouse.move(grip!.x + 8, grip!.y + 8);
  await page.mouse.down();
  await page.mouse.move(grip!.x - 40, grip!.y + 20, { steps: 4 });
  await page.mouse.move(target!.x + 30, target!.y + 40, { steps: 8 });
  await page.mouse.up();
  await expect.poll(captions).toEqual(['Hall', 'Front', 'Kitchen']);

  await grid.getByRole('button', { name: 'More for Kitchen' }).click();
  await page.getByRole('menuitem', { name: 'Make cover' }).click();
  await expect.poll(async () => (await photosOf(id)).find(({ is_cover }) => is_cover)?.caption).toBe('Kitchen');
  await grid.getByRole('button', { name: 'More for Kitchen' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.poll(captions).toEqual(['Hall', 'Front']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(captions).toEqual(['Hall', 'Front', 'Kitchen']);
  expect((await photosOf(id)).find(({ is_cover }) => is_cover)?.caption).toBe('Kitchen');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open Kitchen' }).click();
  const viewer = page.getByRole('dialog', { name: 'Pictures' });
  await viewer.getByText('Kitchen').waitFor();
  await page.keyboard.press('ArrowRight');
  await viewer.getByText('Hall').waitFor();
  await page.keyboard.press('End');
  await viewer.getByText('3 of 3').waitFor();
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });
  // The record behind it is still open.
  await says(page, '3 pictures');
});
