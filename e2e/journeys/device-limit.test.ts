import { demoPassword } from '@angan/contract/demo/logins.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aWindow, tokensOf } from '../lib/browser.ts';
import { inDatabase } from '../lib/database.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { picture } from '../lib/picture.ts';
import { type Product, startProduct } from '../lib/product.ts';
import { sharedBrowser } from '../lib/shared-browser.ts';

/** On a server that counts devices, in an office whose plan has two phones for each person. */

const username = 'residential@angan.demo';
let product: Product;
beforeAll(async () => {
  product = await startProduct({ DEVICE_LIMITS: '1' });
  // The demo office is shared by all who try it; this one is an office like any other.
  await inDatabase('update company set any_devices = false', [], product.dataDir);
  // A server and a database of its own come up while the other journeys have the machine.
}, 300_000);
afterAll(() => product.stop());

const aPhone = async (userAgent: string) => {
  const window = await aWindow(await sharedBrowser(), 'phone', { userAgent });
  const page = await window.newPage();
  await page.goto(`${product.url}/login`);
  return page;
};
const logIn = async (page: Page) => {
  await page.getByLabel('E-mail or mobile number').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};
const isIn = (page: Page) => page.getByRole('heading', { name: /^Good (morning|afternoon|evening)/ }).waitFor();
const agents = {
  pixel: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  galaxy:
    'Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/140.0 Mobile Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1',
};

test('the third phone asks which of the two goes, one press, and it is in; the other hears why it is out', async () => {
  await inDatabase('update user_device set refresh_hash = null', [], product.dataDir);
  const first = await aPhone(agents.pixel);
  await logIn(first);
  await isIn(first);
  const second = await aPhone(agents.galaxy);
  await logIn(second);
  await isIn(second);
  // A computer has places of its own.
  await tokensOf(product.url, username, 'a desk');

  const third = await aPhone(agents.iphone);
  await logIn(third);
  await third.getByRole('heading', { name: 'You are logged in on another phone' }).waitFor();
  await third.getByText('Your plan has 2 phones for each person.').waitFor();
  await third.getByRole('button', { name: /^Log out from Samsung Internet on Android\?/ }).waitFor();
  await withAxe(third);
  expect(await findings(third, 'which phone goes')).toEqual([]);
  await picture(third, 'which-phone-goes');
  // Who thinks better of it is back where the password was typed.
  await third.getByRole('button', { name: 'Back', exact: true }).click();
  expect(await third.getByLabel('E-mail or mobile number').inputValue()).toBe(username);
  await third.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await third.keyboard.press('Enter');
  await third.getByRole('button', { name: /^Log out from Chrome on Android\?/ }).click();
  await isIn(third);

  const alert = first.getByRole('alertdialog', { name: 'Your session has expired. Please log in again!' });
  await alert.getByText('You were logged out because you signed in elsewhere.').waitFor();
  await picture(first, 'signed-in-elsewhere');
  await second.reload();
  await isIn(second);

  await third.goto(`${product.url}/subuserprofile`);
  await third.getByText('You: computers 1 of 2, phones 2 of 2.').scrollIntoViewIfNeeded();
  await picture(third, 'device-use');
  for (const page of [first, second, third]) await page.context().close();
});
