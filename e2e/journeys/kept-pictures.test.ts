import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { homeOffice } from '../lib/home-office.ts';
import { office, says, type Wanted } from '../lib/office.ts';
import { onDisk } from '../lib/on-disk.ts';
import { picture } from '../lib/picture.ts';

/** The small pictures of properties that were seen are there where there is no line, sealed as the answers are, and go with the session. */

const { open, ask, session, url } = office('kept-pictures');

const photo = async (): Promise<Blob> => {
  const background = { r: Math.random() * 255, g: 120, b: 60 };
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
};
const addPhoto = async (email: string, id: number) => {
  const form = new FormData();
  form.set('kind', 'image');
  form.set('file', await photo(), 'front.jpg');
  const { access } = await session(email);
  const sent = await fetch(`${url}/properties/property/${id}/files/`, {
    ...{ method: 'POST', body: form, headers: { authorization: `JWT ${access}` } },
  });
  expect(sent.status).toBe(201);
};
/** An office of its own, whose list is not filled by others, with houses of two photos each. */
const withPhotos = async (houses: number) => {
  const { email, house } = await homeOffice(url, ask);
  let last = 0;
  for (let at = 0; at < houses; at++) {
    const { id } = await house();
    await addPhoto(email, id);
    await addPhoto(email, id);
    last = id;
  }
  return { email, id: last };
};

const withWorker = async (page: Page) => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
};
const picturesOnDisk = async (page: Page) =>
  (await onDisk(page, 'angan-kept')).text.split('"name":"pictures:').length - 1;
/** Where the pictures of records on the screen come from: `/files/` from the server, `blob:` from this device, none where they are not drawn. */
const drawn = (page: Page, from: string, inside = 'body') =>
  page
    .locator(`${inside} img[src*="${from}"]`)
    .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length);
/** Without a line, and without what the browser itself has of pictures: as after an hour, when no link holds. */
const withoutLine = async (page: Page, path: string) => {
  await page.context().setOffline(true);
  // A killed app has nothing in its memory.
  const again = await page.context().newPage();
  await page.close();
  const browser = await again.context().newCDPSession(again);
  await browser.send('Network.enable');
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  await again.goto(`${new URL(page.url()).origin}${path}`);
  await says(again, 'No internet.');
  return again;
};
const gallery = '[aria-label="Pictures"]';

test.each(['phone', 'desktop'] as const)(
  'on a %s, list and record show the small pictures that were seen, also after a kill without a line',
  async (size) => {
    const { email, id } = await withPhotos(3);
    const wanted: Wanted = { at: '/searchProperty?view=card', size, serviceWorkers: 'allow' };
    const page = await open(email, wanted);
    await withWorker(page);
    await expect.poll(() => drawn(page, '/files/')).toBeGreaterThan(2);
    await expect.poll(() => picturesOnDisk(page), { timeout: 60_000 }).toBeGreaterThan(2);
    const ofList = await picturesOnDisk(page);
    await page.goto(`${new URL(page.url()).origin}/searchProperty?view=card&id=${id}`);
    await expect.poll(() => drawn(page, '/files/', gallery)).toBeGreaterThan(1);
    await expect.poll(() => picturesOnDisk(page), { timeout: 60_000 }).toBeGreaterThan(ofList);
    const kept = await onDisk(page, 'angan-kept');
    expect(kept.extractable).toBe(false);
    // Neither a picture nor where it is from.
    for (const secret of ['/files/', 'image/', 'JFIF', 'WEBP', 'ftypavif', 'base64'])
      expect(kept.text).not.toContain(secret);

    const asked: string[] = [];
    const again = await withoutLine(page, '/searchProperty?view=card');
    again.on('requestfinished', (request) => asked.push(request.url()));
    await expect.poll(() => drawn(again, 'blob:')).toBeGreaterThan(2);
    await picture(again, `kept-pictures-list-${size}`);
    await again.goto(`${new URL(again.url()).origin}/searchProperty?view=card&id=${id}`);
    await expect.poll(() => drawn(again, 'blob:', gallery)).toBeGreaterThan(1);
    await picture(again, `kept-pictures-record-${size}`);
    expect(asked.filter((url) => url.includes('/files/'))).toEqual([]);

    await again.context().setOffline(false);
    await expect.poll(() => drawn(again, 'blob:')).toBe(0);
    await expect.poll(() => drawn(again, '/files/', gallery)).toBeGreaterThan(1);
  },
);

test('a picture is fetched once, and nothing of it is left after a logout', async () => {
  const { email } = await withPhotos(2);
  const page = await open(email, { size: 'phone', serviceWorkers: 'allow', once: true });
  await withWorker(page);
  const sent: string[] = [];
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  browser.on('Network.responseReceived', ({ response }) => {
    if (response.url.includes('/480/') && !response.fromDiskCache) sent.push(response.url);
  });
  await page.goto(`${new URL(page.url()).origin}/searchProperty`);
  await expect.poll(() => drawn(page, '/files/')).toBeGreaterThan(0);
  await expect.poll(() => picturesOnDisk(page), { timeout: 60_000 }).toBeGreaterThan(0);
  await expect.poll(async () => (await drawn(page, '/files/')) <= (await picturesOnDisk(page))).toBe(true);
  expect(sent.length).toBe(new Set(sent).size);

  await page.goto(`${new URL(page.url()).origin}/`);
  await page.getByRole('button', { name: 'Menu', exact: true }).first().click();
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect
    .poll(async () => (await page.evaluate(() => indexedDB.databases())).map(({ name }) => name))
    .not.toContain('angan-kept');
  const cached = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(caches_.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  });
  expect(cached.filter((url) => url.includes('/files/'))).toEqual([]);
});

test('a record that the server no longer shows takes its pictures along', async () => {
  const { email, id } = await withPhotos(1);
  // On a phone its record stands alone: no picture of the list is kept with it.
  const page = await open(email, { at: `/searchProperty?id=${id}`, size: 'phone', once: true });
  await expect.poll(() => drawn(page, '/files/', gallery)).toBe(2);
  await expect.poll(() => picturesOnDisk(page), { timeout: 60_000 }).toBe(2);
  await ask(email, `/properties/property/${id}/`, undefined, 'DELETE');
  await page.reload();
  await expect.poll(() => picturesOnDisk(page)).toBe(0);
});
