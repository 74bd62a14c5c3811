import { pushTexts } from '@angan/contract/auth/texts.ts';
import { expect, test } from 'vitest';
import { enter, sessionOf } from '../lib/browser.ts';
import { office, says, tells, type Wanted } from '../lib/office.ts';
import { deliver, pressShown, pushedTo, shown, subscribesAtSandbox, watchScreen } from '../lib/push.ts';

/** An alert comes to a browser whose person asked for it, with the app in the background, and leads to what it tells of. */

const { ask, open, url, visit } = office('push');
const [owner, someone] = ['owner@angan.demo', 'allrounder@angan.demo'];
const window: Wanted = {
  once: true,
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  before: subscribesAtSandbox,
};

const byDayAndNight = { quiet_hours: { is_on: false, from: '21:00', to: '08:00' } };

/** The Owner gives somebody an inquiry that they do not have. */
const assign = async () => {
  const { id } = await ask(someone, '/auth/users/me/');
  const { results } = await ask(owner, '/properties/inquiry/?page_size=100');
  const isTheirs = (one: { assigned_to: { id: number }[] }) => one.assigned_to.some((person) => person.id === id);
  const inquiry = results.find((one: { assigned_to: { id: number }[]; property_type: number }) => !isTheirs(one));
  await ask(owner, `/properties/inquiry/${inquiry.id}/`, { assigned_to: [id], locked_inquiry: false }, 'PATCH');
};

test('who turns it on is told on the lock screen, and a press opens the alert; logging out ends it', async () => {
  await ask(someone, '/properties/alert_settings/', byDayAndNight, 'PATCH');
  const empty = await visit({ ...window });
  // A session of its own, since it is ended.
  const page = await enter(empty.context(), url, await sessionOf(url, someone, crypto.randomUUID()));
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByRole('button', { name: /^Alerts/ }).click();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await tells(page, pushTexts.added);
  await says(page, 'Alerts come to this device also when Angan is closed.');
  await page.keyboard.press('Escape');

  await assign();
  await expect.poll(() => pushedTo(page)).toHaveLength(1);
  const [message] = await pushedTo(page);
  const { title, body, url: at } = JSON.parse(message!);
  expect(title).toBe('Inquiry assigned');
  await watchScreen(page);
  await deliver(page, message!);
  await expect.poll(() => shown(page)).toEqual([{ title, body }]);

  await page.goto(new URL('/tasks', page.url()).href);
  await pressShown(page);
  const dialog = page.getByRole('dialog', { name: 'Inquiry assigned' });
  await says(dialog, /^Given to you: /);
  expect(at).toMatch(/^\/\?alert=\d+$/);
  await expect.poll(() => new URL(page.url()).search).toBe('');
  expect(await shown(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Mark as read' }).click();

  const removed = page.waitForRequest((request) => request.url().endsWith('/check/remove_fcm_token/'));
  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
  const answer = await (await removed).response();
  expect(answer?.status()).toBe(200);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('push of this browser'))).toBeNull();
});

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';

test('on an iPhone it is said what has to be done first', async () => {
  const page = await open(someone, { once: true, size: 'phone', userAgent: iPhone });
  await page.getByRole('button', { name: /^Alerts/ }).click();
  await page.getByText(/press Share, then Add to Home Screen/).waitFor();
  expect(await page.getByRole('button', { name: 'Turn on' }).count()).toBe(0);
});

test('it is turned off by who turned it on, and a browser that was told to show nothing says so', async () => {
  const page = await open(someone, { ...window });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByRole('button', { name: /^Alerts/ }).click();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await says(page, 'Alerts can come to this device also when Angan is closed.');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('push of this browser'))).toBeNull();

  const blocked = await open(someone, { ...window, permissions: [] });
  await blocked.getByRole('button', { name: /^Alerts/ }).click();
  await says(blocked, 'This browser shows no alerts of Angan. Allow notifications for this page in its settings.');
});
