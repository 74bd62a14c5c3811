import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aServer, type Person, type TestServer } from '../../../test/support.ts';
import { newLog } from '../log.ts';
import { newApp } from './app.ts';
import { scriptsInPage, serveWebApp } from './web-app.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await aServer();
  owner = await (await aCompany(server)).person('Owner');
});
afterAll(() => server.close());

test('answers to a session are kept by nobody', async () => {
  for (const [method, url, token] of [
    ['GET', '/auth/users/me/', owner.token],
    ['GET', '/properties/contacts/', owner.token],
    ['GET', '/properties/contacts/1/', owner.token],
    ['GET', '/properties/contacts/', undefined],
    ['POST', '/auth/jwt/create/', undefined],
    ['GET', '/nothing/here', undefined],
  ] as const)
    expect([url, (await server.ask(method, url, token)).headers['cache-control']]).toEqual([url, 'no-store']);
});

test('the app itself is kept: its hashed files for good, its page until there is another', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'angan-web-'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html>');
  await writeFile(path.join(folder, 'service-worker.js'), '');
  const app = await newApp({ loggerInstance: newLog('silent') });
  await serveWebApp(app, folder);
  const kept = async (url: string) => (await app.inject({ method: 'GET', url })).headers['cache-control'];
  expect([await kept('/'), await kept('/contacts'), await kept('/service-worker.js'), await kept('/s/code')]).toEqual([
    'no-cache',
    'no-cache',
    'no-cache',
    'no-store',
  ]);
  await app.close();
  await rm(folder, { recursive: true });
});

test('a request has an id of ours, whatever the caller calls it', async () => {
  const ask = async () =>
    (await server.ask('GET', '/healthz', undefined, undefined, { 'x-request-id': 'theirs' })).headers['x-request-id'];
  const [one, other] = [await ask(), await ask()];
  expect(one).toMatch(/^[0-9a-f-]{36}$/);
  expect(other).not.toBe(one);
});

test('of the scripts in a page only those run that were built into it', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'angan-web-'));
  await writeFile(path.join(folder, 'index.html'), '<script>let seen = 1</script><script src="/seen.js"></script>');
  const scripts = await scriptsInPage(folder);
  const app = await newApp({ loggerInstance: newLog('silent') }, { scripts });
  await serveWebApp(app, folder);
  const { headers } = await app.inject('/');
  const hash = createHash('sha256').update('let seen = 1').digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  await app.close();
  await rm(folder, { recursive: true });
});

test('a page is parted from whoever opened it, but for a bank that it opens itself', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'angan-web-'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html>');
  const app = await newApp({ loggerInstance: newLog('silent') });
  await serveWebApp(app, folder);
  const opened = async (site?: string) => {
    const { headers } = await app.inject({ url: '/contacts', headers: site ? { 'sec-fetch-site': site } : {} });
    expect(headers.vary).toContain('Sec-Fetch-Site');
    return headers['cross-origin-opener-policy'];
  };
  for (const site of ['cross-site', 'same-site', 'same-origin', undefined])
    expect([site, await opened(site)]).toEqual([site, 'same-origin-allow-popups']);
  // From the address bar, a bookmark or the home screen there is nobody who opened it.
  expect(await opened('none')).toBeUndefined();
  await app.close();
  await rm(folder, { recursive: true });
});

test('nobody frames a page: both headers say so', async () => {
  const { headers } = await server.ask('GET', '/docs');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('browsers stay with https where the outside reaches us by it', async () => {
  const strict = 'strict-transport-security';
  expect((await server.ask('GET', '/healthz')).headers[strict]).toBeUndefined();
  const secure = await aServer({ PUBLIC_URL: 'https://office.test' });
  expect((await secure.ask('GET', '/healthz')).headers[strict]).toBe('max-age=31536000');
  await secure.close();
});

test('ids told outside do not count companies, people, devices or registrations', async () => {
  const made = async (text: string, values: unknown[] = []) => (await server.owner.query(text, values)).rows[0].id;
  const [one, other] = [await aCompany(server), await aCompany(server)];
  const people = [await one.person('Owner'), await one.person('Backend'), await other.person('Owner')];
  const registration = () =>
    made(
      `insert into pending_registration (company_name, username, email, mobile, first_name, last_name, password_hash)
        values ('Office', 'a', 'a@angan.test', '9824011768', 'A', 'B', 'none') returning id`,
    );
  const ids = [
    one.id,
    other.id,
    ...people.flatMap(({ id, device }) => [id, device]),
    await registration(),
    await registration(),
  ];
  for (const id of ids) expect(Number.isSafeInteger(id) && id > 10 ** 6).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  const gaps = ids.slice(1).map((id, at) => Math.abs(id - ids[at]!));
  expect(Math.min(...gaps)).toBeGreaterThan(1000);
  const { body } = await server.ask('GET', '/auth/users/me/', people[0]!.token);
  expect(body.company_info.id).toBe(one.id);
});
