import { demoPassword } from '@angan/contract/demo/logins.ts';
import { writeKeyHeader } from '@angan/contract/kit/write-key.ts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { sessionOf } from '../lib/browser.ts';
import { newMobile, newName } from '../lib/office.ts';
import { origin as inChromium, phones } from '../lib/phone.ts';

/**
 * On iOS the app's pages come from capacitor://localhost, which Chromium does not know: the server is asked as from there,
 * and what pages of such a scheme lack is taken from the page.
 */

const phone = phones();
const iosOrigin = 'capacitor://localhost';
const url = inject('productUrl');
const owner = 'owner@angan.demo';
const asOwner = () => sessionOf(url, owner, 'e2e-phone-origin');
const from = (headers: object = {}) => ({ origin: iosOrigin, ...headers });
const isLetIn = ({ headers }: Response) =>
  headers.get('access-control-allow-origin') === iosOrigin && headers.get('access-control-allow-credentials') === null;

test('the server answers calls, their questions before, failures, files and the stream to pages of that origin', async () => {
  const { access } = await asOwner();
  const authorization = `JWT ${access}`;
  const before = await fetch(`${url}/properties/contacts/1/`, {
    method: 'OPTIONS',
    headers: from({
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': `authorization,content-type,${writeKeyHeader}`,
    }),
  });
  expect([before.status, isLetIn(before)]).toEqual([204, true]);
  for (const name of ['authorization', 'content-type', writeKeyHeader])
    expect(before.headers.get('access-control-allow-headers')).toContain(name);
  expect(before.headers.get('access-control-allow-methods')).toContain('PATCH');

  const form = new FormData();
  form.append('name', newName('Rekha'));
  form.append('mobile_number_1', newMobile());
  const answers = {
    list: await fetch(`${url}/properties/contacts/`, { headers: from({ authorization }) }),
    saved: await fetch(`${url}/properties/contacts/`, { method: 'POST', headers: from({ authorization }), body: form }),
    unknown: await fetch(`${url}/properties/contacts/999999999/`, { headers: from({ authorization }) }),
    signedOut: await fetch(`${url}/properties/contacts/`, { headers: from() }),
    refused: await fetch(`${url}/auth/jwt/create/`, {
      method: 'POST',
      headers: from({ 'content-type': 'application/json' }),
      body: JSON.stringify({ username: owner, password: `${demoPassword}?`, device_id: 'e2e-phone-origin' }),
    }),
  };
  const [list, saved, unknown, signedOut, refused] = Object.values(answers);
  expect([list, saved, unknown, signedOut].map((one) => one!.status)).toEqual([200, 201, 404, 401]);
  expect(refused!.ok).toBe(false);
  for (const [name, answer] of Object.entries(answers)) expect(isLetIn(answer), name).toBe(true);

  const stop = new AbortController();
  const stream = await fetch(`${url}/events/`, { headers: from({ authorization }), signal: stop.signal });
  expect([stream.status, isLetIn(stream), stream.headers.get('content-type')]).toEqual([
    200,
    true,
    expect.stringContaining('text/event-stream'),
  ]);
  stop.abort();

  // The oldest are the demo's own, many of which have photos; what other journeys add has none.
  const listed = await fetch(`${url}/properties/property/?ordering=created_date&page_size=100`, {
    headers: from({ authorization }),
  });
  const { results } = await listed.json();
  const { cover } = results.find((row: { cover: string | null }) => row.cover);
  const picture = await fetch(new URL(cover, url), { headers: from() });
  expect([picture.status, isLetIn(picture)]).toEqual([200, true]);
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBeGreaterThan(0);
});

/** Every call of the page goes as from iOS; what the server does not let in from there fails as it would there. */
const asFromIos = async (page: Page) => {
  const refused: string[] = [];
  // The stream is never over, so it cannot be handed on: the test above asks it.
  await page.route(
    (asked) => asked.origin === url && asked.pathname !== '/events/',
    async (route) => {
      const request = route.request();
      if (request.resourceType() === 'image') return route.continue();
      const answer = await route.fetch({ headers: { ...request.headers(), origin: iosOrigin } });
      const headers = answer.headers();
      if (headers['access-control-allow-origin'] !== iosOrigin) {
        refused.push(request.url());
        return route.abort('accessdenied');
      }
      return route.fulfill({ response: answer, headers: { ...headers, 'access-control-allow-origin': inChromium } });
    },
  );
  return refused;
};

test('the app works with what iOS lets it have: its own origin, no service worker, and no locks', async () => {
  const page = await phone('ios');
  const refused = await asFromIos(page);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
  });
  await page.reload();
  await page.getByLabel('E-mail or mobile number').fill(owner);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('heading').first().waitFor();
  await page.waitForURL(`${inChromium}/`);
  await page.goto(`${inChromium}/addContact`);
  const form = page.getByRole('dialog', { name: 'Add Contact' });
  const name = newName('Rekha');
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form
    .getByLabel(/^Mobile/)
    .first()
    .fill(newMobile());
  await form.getByRole('button', { name: 'Add Contact', exact: true }).click();
  await form.waitFor({ state: 'hidden' });
  await page.getByText(name).first().waitFor();
  expect(refused).toEqual([]);
  // What is kept for where there is no line is sealed, which the page can do there too.
  expect(await page.evaluate(() => [isSecureContext, typeof crypto.subtle, typeof indexedDB])).toEqual([
    true,
    'object',
    'object',
  ]);
});
