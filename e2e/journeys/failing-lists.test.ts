import { sessionTexts } from '@angan/contract/auth/texts.ts';
import { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { lookups } from '@angan/contract/lookups/lookups.ts';
import { namesCall } from '@angan/contract/lookups/names-call.ts';
import { propertyHistoryCalls } from '@angan/contract/properties/property-history.ts';
import { societyCalls } from '@angan/contract/societies/societies.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Route, routes } from '../../apps/web/src/app/routes.ts';
import { type ListAt, lists, withoutList } from '../lib/lists.ts';
import { listAt, office } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';
import { pressIfThere } from '../lib/press.ts';
import { settled } from '../lib/settled.ts';

/** A list that does not come says so once, where its rows would be, and comes when it is asked for again. */

const { open } = office('failing-lists');

/** Not what a row says of itself, as a number that does not send. */
const failures = (page: Page) => page.locator('[role="alert"]:not([data-look], li *)').filter({ visible: true });
const notices = (page: Page) => page.locator('[data-look="error"]');
const retry = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true }).filter({ visible: true });
/** Whatever a list draws its rows as. */
const rows = (page: Page) =>
  page.locator('main, [role="dialog"]').locator('tbody tr, li, article, .leaflet-marker-icon').count();

test('every screen that is built is one of a list, or is known to have none', () => {
  const shown = lists.map(({ at }) => at.split('?')[0]);
  const built = routes.filter(({ screen, path }: Route) => screen && !path.includes(':')).map(({ path }) => path);
  expect(built.filter((path) => !shown.includes(path) && !withoutList.includes(path))).toEqual([]);
  expect(withoutList.filter((path) => shown.includes(path))).toEqual([]);
});

/** How many rows an answer has, whatever the list calls them; one where it is no list but counts. */
const countIn = (body: Record<string, unknown>): number => {
  const found = ['results', 'points', 'columns'].map((name) => body[name]).find(Array.isArray);
  return found ? found.length : 1;
};

/** What a start asks for at once with the other lists of names: it would bring by the way what has to fail. */
const isOfNames = ({ path }: ListAt['call']) => Object.values(lookups).some(({ call }) => call.path === path);

const walk = async ({ at, email, call, quiet, beside, press }: ListAt, size: 'desktop' | 'phone') => {
  const address = listAt(call.path);
  let isBroken = true;
  const page = await open(email, {
    at,
    size,
    before: async (window) => {
      for (const broken of isOfNames(call) ? [address, listAt(namesCall.path)] : [address])
        await window.route(broken, (route) =>
          isBroken && route.request().method() === 'GET'
            ? route.fulfill({ status: 500, json: { error: sessionTexts.serverError } })
            : route.fallback(),
        );
    },
  });
  if (press)
    await page
      .getByRole('button', { name: new RegExp(`^${press}`) })
      .first()
      .click();
  await failures(page).first().waitFor();
  if (!quiet) await notices(page).getByText(sessionTexts.serverError, { exact: true }).waitFor();
  await settled(page);
  // An event of another journey may just have the list asked for once more.
  await expect.poll(() => failures(page).count()).toBe(1);
  await expect.poll(() => retry(page).count()).toBe(1);
  expect(await notices(page).count()).toBe(quiet ? 0 : 1);
  const sentence = (await failures(page).locator('p').innerText()).trim();
  expect(sentence).toMatch(/[a-z]\.$/);
  expect(sentence).not.toMatch(/(try again[^.]*|please|and)\.$/i);

  await picture(page, `failing${at.replace(/\W/g, '-')}-${size}`);
  const before = await rows(page);
  isBroken = false;
  let hasCome = false;
  const answered = page.waitForResponse((one) => address.test(one.url()) && one.status() === 200);
  void answered.then(() => {
    hasCome = true;
  });
  // An event of another journey may have had it read again: then it comes by itself, or the button comes back.
  let pressedAt = -Infinity;
  const pressed = async () => {
    // Looked for often, pressed seldom: an answer may be on its way.
    if (!hasCome && performance.now() - pressedAt > 1000) {
      pressedAt = performance.now();
      await pressIfThere(retry(page));
    }
    return hasCome;
  };
  await expect.poll(pressed).toBe(true);
  const answer = await answered;
  await expect.poll(() => failures(page).count()).toBe(0);
  await settled(page);
  if (!beside && countIn((await answer.json()) as Record<string, unknown>) > 0)
    await expect.poll(() => rows(page), { message: `rows of ${at}` }).toBeGreaterThan(before);
};

describe.each(lists)('$at, where $call.path fails', (list) => {
  test('says so once, and comes when it is asked for again', () => walk(list, 'desktop'));
});

describe.each(lists.filter(({ at }) => ['/contact', '/searchProperty', '/whatsappsmsg', '/sources'].includes(at)))(
  '$at on a phone, where $call.path fails',
  (list) => {
    test('says so once, and comes when it is asked for again', () => walk(list, 'phone'));
  },
);

test('a list that was there stays readable under the message', async () => {
  const page = await open('owner@angan.demo', { at: '/searchProperty' });
  await settled(page);
  const before = await rows(page);
  const address = listAt('/properties/property/');
  await page.route(address, (route) => route.fulfill({ status: 500, json: { error: sessionTexts.serverError } }));
  await page.getByRole('button', { name: 'Next page' }).click();
  await failures(page).waitFor();
  expect(await rows(page)).toBe(before);
  await page.unroute(address);
  // An event of another journey may have it read again just then: it comes by itself, or the button comes back.
  const stillFails = async () => {
    await pressIfThere(retry(page));
    return failures(page).count();
  };
  // Pressed seldom: an answer may be on its way.
  await expect.poll(stillFails, { interval: 1000 }).toBe(0);
  await page
    .getByText(/^26 to /)
    .first()
    .waitFor();
});

describe.each([
  ['/searchInquiry', inquiryCalls.timeline.path, 'The timeline did not load.'],
  ['/searchProperty', propertyHistoryCalls.priceHistory.path, 'The price history did not load.'],
  ['/societyList', societyCalls.rates.path, 'The rates did not load.'],
])('a record of %s, where %s fails', (at, path, sentence) => {
  test('says so in its place, and is whole when it is asked for again', async () => {
    const address = listAt(path.replace(':id', String.raw`\d+`));
    const page = await open('owner@angan.demo', { at });
    // It fails until the button is pressed: an event of another journey may have it asked for at any moment before.
    await page.evaluate(() => {
      const root = document.documentElement;
      const press = ({ target }: Event) => {
        if ((target as Element).closest('button')?.textContent === 'Try again') root.dataset.pressed = '';
      };
      addEventListener('click', press, { capture: true });
    });
    const isPressed = () => page.evaluate(() => 'pressed' in document.documentElement.dataset);
    await page.route(address, async (route) =>
      (await isPressed())
        ? route.fallback()
        : route.fulfill({ status: 500, json: { error: sessionTexts.serverError } }),
    );
    await page.locator('[data-row-link]').filter({ visible: true }).first().click();
    await failures(page).getByText(sentence, { exact: true }).waitFor();
    await settled(page);
    expect(await failures(page).count()).toBe(1);
    expect(await notices(page).count()).toBe(0);
    await Promise.all([
      page.waitForResponse((one) => address.test(one.url()) && one.status() === 200),
      retry(page).click(),
    ]);
    await expect.poll(() => failures(page).count()).toBe(0);
  });
});
