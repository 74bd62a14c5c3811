import { sessionLimits } from '@angan/contract/auth/auth.ts';
import { sessionTexts } from '@angan/contract/auth/texts.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { aWindow, firstPage, type Size, signedIn, tokensOf } from '../lib/browser.ts';
import { pressIfThere } from '../lib/press.ts';
import { sharedBrowser } from '../lib/shared-browser.ts';
import { giveBack, takeWindow } from '../lib/windows.ts';

/** The session as a person lives it: signing in, staying in, being put out, and every sentence on the way. */

const url = inject('productUrl');
const owner = 'owner@angan.demo';
let window: BrowserContext;
let leave: () => Promise<unknown>;
afterEach(() => leave());

const aVisit = async (size: Size = 'desktop') => {
  window = await takeWindow(size);
  leave = () => giveBack(window, size);
  return firstPage(window);
};
/** A window whose clock is moved, which cannot be undone. */
const withItsOwnClock = async (options: { time?: Date } = {}) => {
  window = await aWindow(await sharedBrowser());
  leave = () => window.close();
  await window.clock.install(options);
};
const open = async (email = owner, at = '/contact') => {
  await aVisit();
  return signedIn(window, url, email, at);
};
const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const answers = (page: Page, path: string, status: number, body: unknown = {}) =>
  page.route(`**${path}`, (route) => route.fulfill({ status, json: body }));
/** Until the page has asked for all it asks at first: what it learns would be written over what a test puts in its storage. */
const settled = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(1200);
};
/** A contact of the demo office: rows alone may be those of the skeleton. */
const listShown = (page: Page) => page.getByText('Mehul Trivedi').first().waitFor();
const home = (page: Page) => page.getByRole('heading', { name: /^Good (morning|afternoon|evening)/ }).waitFor();
const askAgain = async (page: Page) => {
  await page.waitForTimeout(300);
  await page.reload();
};
const isOut = async (page: Page) => {
  await page
    .getByRole('link', { name: /^Log ?in$/i })
    .or(page.getByRole('button', { name: 'Log in' }))
    .first()
    .waitFor();
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('names')])).toEqual([
    null,
    null,
  ]);
};

describe('signing in', () => {
  test('leads from the wanted address over the form back to it', async () => {
    const page = await aVisit();
    await page.goto(`${url}/login`);
    await page.getByLabel('E-mail or mobile number').fill(owner);
    await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await says(page, 'No active account found with the given credentials');
    expect(await page.getByLabel('E-mail or mobile number').inputValue()).toBe(owner);
    await page.getByRole('textbox', { name: 'Password' }).fill('angan-demo-2026');
    await page.keyboard.press('Enter');
    await home(page);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('auth')!).userInfo.usertype)).toBe('Owner');
  });

  test('in the demo office takes one tap', async () => {
    const page = await aVisit('phone');
    await page.goto(url);
    await page.getByRole('button', { name: /Rival Realty/ }).click();
    await home(page);
  });
});

describe('a session that ends', () => {
  test('because it was revoked shows the alert, and logging in again follows', async () => {
    const page = await open();
    await settled(page);
    const { access } = await tokensOf(url, owner, 'another');
    const devices = await (
      await fetch(`${url}/properties/user_devices/`, { headers: { authorization: `JWT ${access}` } })
    ).json();
    const mine = await page.evaluate(() => JSON.parse(localStorage.getItem('auth')!).userInfo.device);
    expect(devices.results.map((device: { id: number }) => device.id)).toContain(mine);
    await fetch(`${url}/properties/user_devices/${mine}/revoke/`, {
      method: 'POST',
      headers: { authorization: `JWT ${access}` },
    });
    // Asked for without a reload: what the page keeps up by itself may have met the refusal already.
    await pressIfThere(page.getByRole('link', { name: 'Home', exact: true }));
    await page.getByRole('alertdialog', { name: sessionTexts.expired }).waitFor();
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByLabel('E-mail or mobile number').waitFor();
    await isOut(page);
  });

  test('because the refresh token is missing says so', async () => {
    const page = await open();
    await settled(page);
    await page.evaluate(() => {
      const auth = JSON.parse(localStorage.getItem('auth')!);
      localStorage.setItem('auth', JSON.stringify({ ...auth, refreshToken: null }));
      localStorage.setItem('token', JSON.stringify('not.a.token'));
    });
    await askAgain(page);
    await says(page, sessionTexts.refreshMissing);
    await isOut(page);
  });

  test('because refreshing fails otherwise says so', async () => {
    const page = await open();
    await settled(page);
    await answers(page, '/auth/jwt/refresh/', 403);
    await page.evaluate(() => localStorage.setItem('token', JSON.stringify('not.a.token')));
    await askAgain(page);
    await says(page, sessionTexts.refreshFailed);
    await isOut(page);
  });

  test('by the own wish clears what the browser kept, in the other tab too', async () => {
    const page = await open();
    const other = await window.newPage();
    await other.goto(`${url}/contact`);
    await other.getByRole('heading', { name: 'Contacts' }).waitFor();
    await page.getByRole('button', { name: /^Menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
    await isOut(page);
    await isOut(other);
  });

  test('on all devices shows what the server says', async () => {
    const page = await open('allrounder@angan.demo', '/');
    // Answered here: the real one would end what other journeys do as the same person; the call has its own test.
    await answers(page, '/properties/selflogout_alldevices/', 200, { detail: sessionTexts.loggedOutEverywhere });
    await page.getByRole('button', { name: /^Menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout All Devices' }).click();
    await says(page, sessionTexts.loggedOutEverywhere);
    await isOut(page);
  });

  test('not, when logging out everywhere fails', async () => {
    const page = await open('backend@angan.demo', '/');
    await answers(page, '/properties/selflogout_alldevices/', 500);
    await page.getByRole('button', { name: /^Menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout All Devices' }).click();
    await says(page, sessionTexts.logoutAllFailed);
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  });

  test('with a push token that cannot be removed says so and ends', async () => {
    const page = await open('residential@angan.demo', '/');
    await settled(page);
    await page.evaluate(() => {
      const auth = JSON.parse(localStorage.getItem('auth')!);
      localStorage.setItem('auth', JSON.stringify({ ...auth, FcmToken: 'push-token' }));
    });
    await answers(page, '/check/remove_fcm_token/', 502);
    await askAgain(page);
    await page.getByRole('button', { name: /^Menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
    await says(page, sessionTexts.pushTokenRemoval);
    await isOut(page);
  });
});

describe('a session that goes on', () => {
  test('renews itself when the access token is no longer good, once for all who ask', async () => {
    const page = await open();
    await settled(page);
    const old = await page.evaluate(() => JSON.parse(localStorage.getItem('token')!) as string);
    const refreshes: string[] = [];
    await page.route(/\/(properties|auth|events)\//, (route, request) => {
      if (request.url().endsWith('/auth/jwt/refresh/')) refreshes.push(request.url());
      const isOld = request.headers().authorization === `JWT ${old}`;
      return isOld ? route.fulfill({ status: 401, json: { code: 'token_not_valid' } }) : route.continue();
    });
    await askAgain(page);
    await listShown(page);
    expect(refreshes).toHaveLength(1);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('token')!))).not.toBe(old);
  });

  test('survives a clock that is wrong by an hour, ahead or behind', async () => {
    for (const hours of [-1, 1]) {
      await withItsOwnClock({ time: new Date(Date.now() + hours * 3600_000) });
      const page = await window.newPage();
      await page.goto(`${url}/login`);
      await page.getByLabel('E-mail or mobile number').fill('coowner@angan.demo');
      await page.getByRole('textbox', { name: 'Password' }).fill('angan-demo-2026');
      const refreshes: string[] = [];
      page.on('request', (request) => request.url().endsWith('/auth/jwt/refresh/') && refreshes.push(request.url()));
      await page.keyboard.press('Enter');
      await home(page);
      await page.goto(`${url}/contact`);
      await listShown(page);
      expect(refreshes).toEqual([]);
      if (hours < 0) await window.close();
    }
  });

  test('asks anew when the refresh token has less than ten minutes left', async () => {
    await withItsOwnClock();
    const page = await signedIn(window, url, owner, '/contact');
    await settled(page);
    const nearItsEnd = Date.now() + (sessionLimits.refreshDays * 86_400 - 300) * 1000;
    await window.clock.setSystemTime(nearItsEnd);
    const refreshed = page.waitForRequest('**/auth/jwt/refresh/');
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await refreshed;
    await home(page);
  });

  test('says what went wrong with a list, and keeps the frame', async () => {
    const page = await open(owner, '/userdevice');
    await settled(page);
    const failing = async (status: number, body: object, text: string) => {
      await answers(page, '/properties/user_devices/**', status, body);
      await askAgain(page);
      await says(page, text);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.unroute('**/properties/user_devices/**');
    };
    await failing(500, {}, sessionTexts.serverError);
    await failing(404, { details: 'Nothing of that kind here.' }, 'Nothing of that kind here.');
    await failing(404, {}, sessionTexts.fetchFailed);
    await failing(503, {}, sessionTexts.fetchFailedAfterRefresh);
  });
});

test('changing the password refuses a wrong one beside its field', async () => {
  const page = await open('commercial@angan.demo', '/changepassword');
  await page.getByRole('textbox', { name: 'Current password' }).fill('wrong');
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('short');
  await page.getByRole('textbox', { name: /again|repeat|confirm/i }).fill('short');
  await page.keyboard.press('Enter');
  await says(page, 'Invalid password.');
});

test('the devices are listed, this one marked, and another is logged out', async () => {
  await tokensOf(url, owner, 'an old phone');
  const page = await open(owner, '/userdevice');
  await page
    .getByText(/this device/i)
    .first()
    .waitFor();
  const before = await page.getByRole('button', { name: /log out/i }).count();
  expect(before).toBeGreaterThan(0);
});
