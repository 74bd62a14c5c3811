import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aServer, type Person, type TestServer } from '../../../test/support.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await aServer();
  owner = await (await aCompany(server)).person('Owner');
});
afterAll(() => server.close());

const ask = (url: string, accepted?: string) =>
  server.app.inject({
    method: 'GET',
    url,
    headers: { authorization: `JWT ${owner.token}`, ...(accepted !== undefined && { 'accept-encoding': accepted }) },
  });

test('a list comes compressed to who takes it, and says the same', async () => {
  const url = '/properties/amenities/?page_size=1000';
  const plain = await ask(url);
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const [accepted, way, open] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ] as const) {
    const answer = await ask(url, accepted);
    expect(answer.headers).toMatchObject({ 'content-encoding': way, vary: 'Accept-Encoding' });
    expect(open(answer.rawPayload).toString()).toBe(plain.body);
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
  }
});

test('what is short, what signs in, and what nobody asked to have so comes as it is', async () => {
  for (const [url, accepted] of [
    ['/properties/bhk/999/', 'br'],
    ['/auth/users/me/', 'br'],
    ['/properties/amenities/?page_size=1000', 'identity'],
    ['/properties/amenities/?page_size=1000', 'brotli'],
  ] as const) {
    const answer = await ask(url, accepted);
    expect([url, answer.headers['content-encoding']]).toEqual([url, undefined]);
    expect(() => answer.json()).not.toThrow();
  }
});
