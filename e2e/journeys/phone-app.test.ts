import { demoPassword } from '@angan/contract/demo/logins.ts';
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { sessionOf } from '../lib/browser.ts';
import { newMobile, office, says } from '../lib/office.ts';
import { called, origin, phones, tells } from '../lib/phone.ts';
import { picture } from '../lib/picture.ts';

/** The app of the stores, as it is built for phones, with the phone's side of the bridge played. */

const { ask } = office('phone-app');
const phone = phones();
const owner = 'owner@angan.demo';
const asOwner = () => sessionOf(inject('productUrl'), owner, 'e2e-phone-app');

const kinds = ['android', 'ios'] as const;
const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const logIn = async (page: Page) => {
  await page.getByLabel('E-mail or mobile number').fill(owner);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

test.each(kinds)('on %s a link of a message opens its record after the login, with its pictures', async (kind) => {
  const { results } = await ask(owner, '/properties/property/?ordering=-id&limit=20');
  const { id } = results.find(({ cover }: { cover: string | null }) => cover);
  const url = `${inject('productUrl')}/searchProperty?id=${id}`;
  const page = await phone(kind, { launchedBy: { plugin: 'App', event: 'appUrlOpen', data: { url } } });
  await logIn(page);
  await page.getByRole('article').waitFor();
  expect(pathOf(page)).toBe(`/searchProperty?id=${id}`);
  const picture = page.locator('img[src*="/files/"]').first();
  await picture.waitFor();
  expect(await picture.getAttribute('src')).toMatch(new RegExp(`^${inject('productUrl')}/files/`));
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a link of somebody else leads nowhere', async () => {
  const page = await phone('android', { as: await asOwner(), at: '/tasks' });
  await page.getByRole('heading', { name: 'Tasks' }).first().waitFor();
  for (const url of ['https://evil.example/settings?part=data', 'javascript:alert(1)'])
    await tells(page, 'App', 'appUrlOpen', { url });
  await tells(page, 'App', 'appUrlOpen', { url: `${inject('productUrl')}/searchInquiry` });
  await page.waitForURL(/\/searchInquiry/);
  expect(new URL(page.url()).origin).toBe(origin);
});

test('the back button closes what is open, then leaves the screen, then the app', async () => {
  const page = await phone('android', { as: await asOwner(), at: '/searchProperty' });
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('dialog').waitFor();
  await tells(page, 'App', 'backButton', { canGoBack: true });
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page
    .getByRole('link', { name: /BHK|Shop|Office/ })
    .first()
    .click();
  await page.waitForURL(/[?&]id=\d+/);
  await tells(page, 'App', 'backButton', { canGoBack: true });
  await page.waitForURL((url) => url.pathname === '/searchProperty' && !url.searchParams.has('id'));
  expect((await called(page, 'App.minimizeApp')).times).toBe(0);
  await tells(page, 'App', 'backButton', { canGoBack: false });
  await expect.poll(async () => (await called(page, 'App.minimizeApp')).times).toBe(1);
});

test('a message that WhatsApp shares is a filled form, also where its person has to log in first', async () => {
  const mobile = newMobile();
  const text = `Required 3 BHK in Bopal or Ambli, budget 85 to 95 lakh, ready. Call ${mobile}`;
  const shared = { plugin: 'ShareIn', event: 'shared', data: { text, files: [], missed: 0 } };
  const page = await phone('android', { launchedBy: shared });
  await logIn(page);
  await says(page, 'Requirement');
  await page.getByRole('button', { name: 'Save inquiry' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/paste');
  expect(await page.getByLabel('The message').innerText()).toContain(mobile);
});

test('a chat that WhatsApp exports is a table of what it offers; pictures beside it are said to be left out', async () => {
  const chat = [
    '12/11/2026, 10:00 - Ravi: 3 BHK flat for sale in Bopal, 82 lakh. Call 9825012345',
    '12/11/2026, 10:05 - Meena: 2 BHK flat for rent in Satellite, 22000. Call 9825054321',
  ].join('\n');
  const path = 'file:///data/cache/shared-in/1';
  const page = await phone('android', { as: await asOwner(), files: { '/data/cache/shared-in/1': chat } });
  await page.getByRole('heading').first().waitFor();
  await tells(page, 'ShareIn', 'shared', {
    text: '',
    files: [{ path, name: 'WhatsApp Chat with Brokers.txt', type: 'text/plain' }],
    missed: 1,
  });
  await says(page, '1 shared file was not taken: only photos and texts are.');
  await page.waitForURL(/\/paste/);
  await page.getByRole('heading', { name: 'Chat' }).first().waitFor();
  for (const mobile of ['98250 12345', '98250 54321']) await page.getByText(mobile).first().waitFor();
});

test('the archive in which an iPhone exports a chat is read as the chat; one without a text is said to be left out', async () => {
  const chat = [
    '[12/11/26, 10:00:05 AM] Ravi: 3 BHK flat for sale in Bopal, 82 lakh. Call 9825012345',
    '[12/11/26, 10:05:11 AM] Meena: 2 BHK flat for rent in Satellite, 22000. Call 9825054321',
  ].join('\n');
  const photo = new Uint8Array([0xff, 0xd8, 0xff]);
  const files = {
    '/caches/shared-in/a.zip': Buffer.from(zipSync({ 'PHOTO-1.jpg': photo, '_chat.txt': strToU8(chat) })),
    '/caches/shared-in/b.zip': Buffer.from(zipSync({ 'PHOTO-1.jpg': photo })),
  };
  const page = await phone('ios', { as: await asOwner(), files });
  await page.getByRole('heading').first().waitFor();
  const told = (stored: string) => [
    { path: `file:///caches/shared-in/${stored}`, name: 'WhatsApp Chat - Brokers.zip', type: 'application/zip' },
  ];
  await tells(page, 'ShareIn', 'shared', { text: '', files: told('b.zip'), missed: 0 });
  await says(page, '1 shared file was not taken: only photos and texts are.');
  await tells(page, 'ShareIn', 'shared', { text: '', files: told('a.zip'), missed: 0 });
  await page.waitForURL(/\/paste/);
  await page.getByRole('heading', { name: 'Chat' }).first().waitFor();
  for (const mobile of ['98250 12345', '98250 54321']) await page.getByText(mobile).first().waitFor();
});

/** Two photos as another app shares them, and where the web view finds them. */
const twoPhotos = async () => {
  const one = (background: string) =>
    sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .png()
      .toBuffer();
  const paths = ['/data/cache/shared-in/a', '/data/cache/shared-in/b'];
  return {
    files: { [paths[0]!]: await one('#b74d2b'), [paths[1]!]: await one('#2568a5') },
    told: paths.map((path, at) => ({ path: `file://${path}`, name: `IMG-${at}.png`, type: 'image/png' })),
  };
};

test.each(kinds)(
  'on %s photos that are shared go to the property that is chosen, also where their person has to log in first',
  async (kind) => {
    const { results } = await ask(owner, '/properties/property/?ordering=-id&limit=1');
    const [{ id, property_code, image_count }] = results;
    const { files, told } = await twoPhotos();
    const launchedBy = { plugin: 'ShareIn', event: 'shared', data: { text: '', files: told, missed: 0 } };
    const page = await phone(kind, { launchedBy, files });
    await logIn(page);
    const dialog = page.getByRole('dialog', { name: '2 photos' });
    await dialog.getByRole('combobox', { name: 'Property' }).fill(property_code);
    await page.getByRole('option', { name: property_code }).click();
    await picture(page, 'shared-photos');
    await dialog.getByRole('button', { name: 'Add to property' }).click();
    await page.waitForURL(`${origin}/searchProperty?id=${id}`);
    const count = async () => (await ask(owner, `/properties/property/${id}/`)).image_count;
    await expect.poll(count).toBe(image_count + 2);
  },
);

test('photos with a listing beside them are a new property with its photos', async () => {
  const mobile = newMobile();
  const { files, told } = await twoPhotos();
  const page = await phone('android', { as: await asOwner(), files });
  await page.getByRole('heading').first().waitFor();
  const text = `Available 3 BHK flat in Bopal for sale, 1650 sqft, price 92 lakh. Owner Nimesh ${mobile}`;
  await tells(page, 'ShareIn', 'shared', { text, files: told, missed: 0 });
  await page.getByRole('dialog', { name: '2 photos' }).getByRole('button', { name: 'New property' }).click();
  await page.waitForURL(/\/paste/);
  await expect.poll(() => page.getByRole('list', { name: 'Chosen photos' }).getByRole('listitem').count()).toBe(2);
  await picture(page, 'shared-listing');
  // They go with the message: the next listing is another.
  await page.getByRole('button', { name: 'Clear' }).click();
  await tells(page, 'ShareIn', 'shared', { text, files: [], missed: 0 });
  await page.getByRole('button', { name: 'Save property' }).waitFor();
  expect(await page.getByRole('list', { name: 'Chosen photos' }).count()).toBe(0);
  await tells(page, 'ShareIn', 'shared', { text, files: told, missed: 0 });
  await page.getByRole('dialog', { name: '2 photos' }).getByRole('button', { name: 'New property' }).click();
  await expect.poll(() => page.getByRole('list', { name: 'Chosen photos' }).getByRole('listitem').count()).toBe(2);
  await page.getByRole('button', { name: 'Save property' }).click();
  await page.waitForURL(/searchProperty\?id=/);
  const id = new URL(page.url()).searchParams.get('id');
  await expect.poll(async () => (await ask(owner, `/properties/property/${id}/`)).image_count).toBe(2);
});

test.each(kinds)('on %s a push that is pressed opens what it tells of', async (kind) => {
  const page = await phone(kind, { as: await asOwner() });
  await page.getByRole('heading').first().waitFor();
  const notification = { id: '1', data: { alert_id: '1', url: '/searchInquiry?stage=New' } };
  await tells(page, 'FirebaseMessaging', 'notificationActionPerformed', { actionId: 'tap', notification });
  await page.waitForURL(/\/searchInquiry\?stage=New/);
});

test('what changes elsewhere is heard in the app', async () => {
  const { access, ...session } = await asOwner();
  const page = await phone('android', { as: { access, ...session }, at: '/tasks' });
  const status = await page.evaluate(
    async ({ url, token }) => {
      const stop = new AbortController();
      const answer = await fetch(`${url}/events/`, { headers: { authorization: `JWT ${token}` }, signal: stop.signal });
      stop.abort();
      return answer.status;
    },
    { url: inject('productUrl'), token: access },
  );
  expect(status).toBe(200);
});

test('who forbids alerts is told in a sentence what undoes it', async () => {
  const page = await phone('ios', { as: await asOwner(), at: '/notifications', allows: false });
  await page.getByRole('button', { name: 'Turn on' }).click();
  await says(page, 'This phone shows no alerts of Angan. Allow notifications for Angan in its settings.');
  expect((await called(page, 'FirebaseMessaging.getToken')).times).toBe(0);
});

test('without a project at Firebase the app starts, and offers no push', async () => {
  const page = await phone('android', { as: await asOwner(), at: '/notifications', without: ['FirebaseMessaging'] });
  await page.getByText('Where push goes').waitFor();
  expect(await page.getByRole('button', { name: 'Turn on' }).count()).toBe(0);
});

test('nothing is sold, on no screen that sells elsewhere', async () => {
  const page = await phone('android', { as: await asOwner(), at: '/offers' });
  await says(page, 'Plans and payments are managed on the web, not in this app.');
  expect(await page.locator('body').innerText()).not.toContain('₹');
  for (const path of ['/renew', '/buy/yearly', '/paymentdetail']) {
    await page.goto(`${origin}${path}`);
    await says(page, 'Manage your plan on the web');
  }
});

test('a file that the phone cannot take is told of', async () => {
  const page = await phone('android', { as: await asOwner(), at: '/dashboard', without: ['Filesystem'] });
  await page.getByRole('button', { name: 'Download XLSX' }).click();
  await says(page, 'This phone could not take the file. Make room on it, then try again.');
});

const kept = (page: Page) =>
  page.evaluate(() => ({ storage: Object.values(localStorage).join(' '), keystore: window.name }));

test.each(kinds)('on %s what opens the office stands in the keystore alone, over a restart too', async (kind) => {
  const session = await asOwner();
  const page = await phone(kind, { as: session, at: '/tasks' });
  await page.getByRole('heading', { name: 'Tasks' }).first().waitFor();
  // Left by an app of before it had a keystore, it was taken over.
  await expect.poll(async () => (await kept(page)).keystore).toContain(session.refresh);
  expect((await kept(page)).storage).not.toContain(session.refresh);
  await page.reload();
  await page.getByRole('heading', { name: 'Tasks' }).first().waitFor();
  const after = await kept(page);
  expect(after.keystore).toContain(session.refresh);
  for (const token of [session.refresh, session.access]) expect(after.storage).not.toContain(token);
});

test('what the keystore of an earlier installation holds opens nothing', async () => {
  const session = await asOwner();
  const page = await phone('ios', { as: session, at: '/tasks' });
  await page.getByRole('heading', { name: 'Tasks' }).first().waitFor();
  await expect.poll(async () => (await kept(page)).keystore).toContain(session.refresh);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${origin}/`);
  await page.getByLabel('E-mail or mobile number').waitFor();
  await expect.poll(async () => (await kept(page)).keystore).not.toContain(session.refresh);
});

const asked = async (page: Page) => (await called(page, 'BiometricAuthNative.internalAuthenticate')).times;

test.each(kinds)(
  'on %s the lock is turned on by proof, and asks at the start and after a minute away',
  async (kind) => {
    const page = await phone(kind, { as: await asOwner(), at: '/profile' });
    const lock = page.getByRole('switch', { name: "Ask for finger, face or the phone's code" });
    await lock.press('Space');
    await expect.poll(() => lock.isChecked()).toBe(true);
    await picture(page, `app-lock-row-${kind}`);
    expect(await asked(page)).toBe(1);
    await page.reload();
    await lock.waitFor();
    expect(await asked(page)).toBe(1);

    await page.clock.install();
    await tells(page, 'App', 'appStateChange', { isActive: false });
    await expect.poll(() => page.locator('#root').evaluate((root: HTMLElement) => root.inert)).toBe(true);
    await tells(page, 'App', 'appStateChange', { isActive: true });
    await expect.poll(() => page.locator('#root').evaluate((root: HTMLElement) => root.inert)).toBe(false);
    expect(await asked(page)).toBe(1);
    await tells(page, 'App', 'appStateChange', { isActive: false });
    await page.clock.fastForward('01:01');
    await tells(page, 'App', 'appStateChange', { isActive: true });
    await expect.poll(() => asked(page)).toBe(2);
    await expect.poll(() => page.locator('#root').evaluate((root: HTMLElement) => root.inert)).toBe(false);
  },
);

test('whom the phone does not know sees nothing, and can only log out', async () => {
  const session = await asOwner();
  const page = await phone('android', { as: session, at: '/tasks', allows: false });
  await page.getByRole('heading', { name: 'Tasks' }).first().waitFor();
  await page.evaluate(() => localStorage.setItem('app_lock', 'true'));
  await page.reload();
  await says(page, 'The phone did not know you. Try again.');
  await picture(page, 'app-locked');
  expect(await page.locator('#root').innerText()).toBe('');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect.poll(() => asked(page)).toBe(2);
  await page.getByRole('button', { name: 'Log out' }).click();
  await says(page, 'What was not sent yet is lost when you log out.');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByLabel('E-mail or mobile number').waitFor();
  await expect.poll(async () => (await kept(page)).keystore).not.toContain(session.refresh);
});

test('a phone without a screen lock is told of, and nothing is locked', async () => {
  const page = await phone('android', { as: await asOwner(), at: '/profile', isSecure: false });
  const lock = page.getByRole('switch', { name: "Ask for finger, face or the phone's code" });
  await lock.press('Space');
  await says(page, 'This phone has no screen lock. Set one in its settings first.');
  expect([await lock.isChecked(), await asked(page)]).toEqual([false, 0]);
});
