import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newMobile, newName, office, says } from '../lib/office.ts';
import { onDisk } from '../lib/on-disk.ts';
import { picture } from '../lib/picture.ts';
import { settled } from '../lib/settled.ts';

/** What was looked at is there where there is no line, with its age; on the disk nobody can read it, and it goes with the session. */

const { open, ask } = office('kept');
const owner = 'owner@angan.demo';
const backend = 'backend@angan.demo';

const isWithoutLine = (page: Page) => page.getByRole('region', { name: 'Without internet' });
/** The worker that keeps the app at hand has to have the screen's code. */
const withItsCode = async (page: Page) => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
};
const rowsOnDisk = async (page: Page) => (await onDisk(page, 'angan-kept')).rows;

test('a contact that was looked at is read again after a kill without a line, says of when it is, and is fresh when the line is back', async () => {
  const name = newName('Read Below');
  const number = newMobile();
  const { id } = await ask(owner, '/properties/contacts/', { name, mobile_number_1: number });
  const page = await open(owner, { at: `/contact?id=${id}`, size: 'phone', serviceWorkers: 'allow' });
  await withItsCode(page);
  await says(page, name);
  // Of the contact, its list, timeline, inquiries, properties, tasks and notes; and whose they are.
  await expect.poll(() => rowsOnDisk(page)).toBeGreaterThan(7);
  const kept = await onDisk(page, 'angan-kept');
  expect(kept.extractable).toBe(false);
  for (const secret of [name, number]) expect(kept.text).not.toContain(secret);

  await page.context().setOffline(true);
  // A killed app has nothing in its memory.
  const again = await page.context().newPage();
  await page.close();
  await again.goto(`${new URL(page.url()).origin}/contact?id=${id}`);
  await says(again, name);
  await isWithoutLine(again)
    .getByText(/^This is of \d/)
    .waitFor();
  await picture(again, 'kept-contact-phone');

  const renamed = newName('Renamed Above');
  await ask(owner, `/properties/contacts/${id}/`, { name: renamed }, 'PATCH');
  await again.context().setOffline(false);
  await says(again, renamed);
  await isWithoutLine(again).waitFor({ state: 'detached' });
});

test('the lists of the day and what fits are there without a line though nobody looked at them', async () => {
  const [known, seeker] = [newName('Known Below'), newName('Seeks Below')];
  await ask(owner, '/properties/contacts/', { name: known, mobile_number_1: newMobile() });
  const { id: area, area: place } = await ask(owner, '/properties/area/', { area: newName('Sector'), city: 1 });
  const [{ id: subtype }] = (await ask(owner, '/properties/propertysubtype/')).results;
  const what = { property_type: 1, deal_type: [1], area: [area] };
  const { property_code } = await ask(owner, '/properties/property/', {
    ...{ ...what, property_subtype: subtype, sale_price: 5_500_000 },
    contact: { name: newName('Sells Below'), mobile_number_1: newMobile() },
  });
  const inquiry = await ask(owner, '/properties/inquiry/', {
    ...{ ...what, property_subtype: [subtype], budget_max: 6_000_000 },
    contact: { name: seeker, mobile_number_1: newMobile() },
  });
  const fits = async () => JSON.stringify(await ask(owner, `/properties/inquiry/${inquiry.id}/matches/`));
  await expect.poll(fits, { timeout: 20_000 }).toContain(property_code);
  const page = await open(owner, {
    ...{ size: 'phone', serviceWorkers: 'allow' },
    before: (window) => window.clock.install(),
  });
  const [last] = await Promise.all([
    page.waitForResponse((answer) => /^\/properties\/contacts\/$/.test(new URL(answer.url()).pathname), {
      timeout: 60_000,
    }),
    // So long the app leaves the line to what somebody came for.
    withItsCode(page)
      .then(() => settled(page))
      .then(() => page.clock.fastForward(12_000)),
  ]);
  await last.finished();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('street')), { timeout: 60_000 }).not.toBeNull();
  await page.context().setOffline(true);
  const again = await page.context().newPage();
  await page.close();
  const { origin } = new URL(page.url());
  await again.goto(`${origin}/contact`);
  await says(again, known);
  const onlyHere = () => isWithoutLine(again).getByText(/^Searched only what is on this device, of \d/);
  const search = async (text: string) => {
    await isWithoutLine(again).waitFor();
    await again.getByRole('search').getByRole('textbox').fill(text);
    await again.keyboard.press('Enter');
    await onlyHere().waitFor();
  };
  await search(known.toUpperCase());
  await says(again, '1 to 1 of 1');
  await says(again, known);
  await picture(again, 'kept-search-phone');

  await again.keyboard.press('Control+k');
  await again.getByRole('combobox', { name: 'Search or jump to' }).fill(place);
  await again.getByRole('option', { name: new RegExp(property_code) }).waitFor();
  await again.getByRole('status').getByText('Searched only what is on this device.').waitFor();
  await picture(again, 'kept-palette-phone');

  for (const [list, text, found] of [
    ['/searchProperty', place, '55.00 Lakhs'],
    ['/searchInquiry', seeker, seeker],
  ] as const) {
    await again.goto(`${origin}${list}`);
    await search(text);
    await says(again, found);
  }
  await again.getByRole('link', { name: seeker, exact: true }).click();
  await again.getByRole('button', { name: 'Log a call' }).waitFor();
  await again.getByRole('tab', { name: /^Matches/ }).click();
  // What it costs: a phone's row says no code.
  await says(again, '55.00 Lakhs');
  await again.goto(`${origin}/tasks`);
  await isWithoutLine(again)
    .getByText(/^This is of \d/)
    .waitFor();
  await picture(again, 'kept-tasks-phone');
});

test('what stands in a form and the photos that wait lie sealed, are found again, and go with a logout', async () => {
  const [name, number] = [newName('Typed Below'), newMobile()];
  // Whoever logs out here is nobody's in the tests after it.
  const page = await open('coowner@angan.demo', {
    at: '/contact?add=one',
    size: 'phone',
    serviceWorkers: 'allow',
    once: true,
  });
  // As an earlier version left them: in the clear.
  const { origin } = new URL(page.url());
  await page.evaluate(() => {
    const { id } = JSON.parse(localStorage.getItem('auth')!).userInfo;
    localStorage.setItem(`draft:${id}:property:add`, JSON.stringify({ remark: 'Old Draft 98250' }));
    return new Promise<void>((resolve) => {
      const request = indexedDB.open('angan', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('uploads', { keyPath: 'key' });
      request.onsuccess = () => {
        const write = request.result.transaction('uploads', 'readwrite');
        write.objectStore('uploads').put({
          ...{ key: crypto.randomUUID(), place: 'property:add', person: id, at: 1, picture: 'small' },
          file: new File(['old photo in the clear'], 'old.jpg', { type: 'image/jpeg' }),
        });
        write.oncomplete = () => {
          request.result.close();
          resolve();
        };
      };
    });
  });
  const form = page.getByRole('dialog', { name: 'Add Contact' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await form.getByRole('textbox', { name: 'Mobile number', exact: true }).fill(number);
  await page.reload();
  expect(await form.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe(name);
  await page.goto(`${origin}/addProperty`);
  const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#b74d2b' } })
    .jpeg()
    .toBuffer();
  await page.locator('input[type=file]:not([capture])').setInputFiles({
    ...{ name: 'front.jpg', mimeType: 'image/jpeg', buffer: photo },
  });
  await expect.poll(async () => (await onDisk(page, 'angan-uploads')).rows).toBe(2);
  await page.reload();
  await expect.poll(() => page.getByText('Sent when saved').count()).toBe(2);
  const clear = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(clear).not.toContain('draft:');
  for (const secret of [name, number, 'Old Draft']) expect(await clear()).not.toContain(secret);
  for (const database of ['angan-drafts', 'angan-uploads'] as const) {
    const kept = await onDisk(page, database);
    expect(kept).toMatchObject({ rows: 2, extractable: false });
    for (const secret of [name, number, 'Old Draft', 'old photo', 'front.jpg']) expect(kept.text).not.toContain(secret);
  }
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).not.toContain('angan');
  await page.goto(`${origin}/`);
  await page.getByRole('button', { name: 'Menu', exact: true }).first().click();
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect.poll(async () => (await onDisk(page, 'angan-drafts')).rows).toBe(0);
  await expect.poll(async () => (await onDisk(page, 'angan-uploads')).rows).toBe(0);
});

test('who sees masked numbers has no others on the disk, and all of it goes with the session', async () => {
  const name = newName('Masked Below');
  const number = newMobile();
  const { id } = await ask(owner, '/properties/contacts/', { name, mobile_number_1: number });
  const page = await open(backend, { at: `/contactList?id=${id}`, once: true, serviceWorkers: 'allow' });
  await says(page, name);
  await expect.poll(() => rowsOnDisk(page)).toBeGreaterThan(2);
  const answers = await page.evaluate(() => JSON.stringify(localStorage));
  expect(answers).not.toContain(number);
  await page.evaluate(() => {
    localStorage.setItem('auth', '{}');
    dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
  });
  await expect
    .poll(async () => (await page.evaluate(() => indexedDB.databases())).map(({ name }) => name))
    .not.toContain('angan-kept');
});
