import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { serverPathPattern } from '@angan/contract/kit/server-paths.ts';
import { expect, test, vi } from 'vitest';

const script = readFileSync(path.resolve(import.meta.dirname, '../../public/service-worker.js'), 'utf8');

/** The worker as a browser runs it, with a cache that remembers and a network that answers pages, or is away. */
const aWorker = () => {
  const heard = new Map<string, (event: object) => void>();
  const kept = new Map<string, unknown>();
  const answers = { isAway: false };
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => void heard.set(name, listener),
    skipWaiting: vi.fn(),
  };
  const page = (url: string) => ({
    ok: true,
    url,
    headers: new Headers({ 'content-type': 'text/html' }),
    clone: () => page(url),
  });
  const cache = {
    match: async (key: string) => kept.get(key),
    put: async (key: string, answer: unknown) => void kept.set(key, answer),
  };
  const fetch = async (request: { url: string }) => {
    if (answers.isAway) throw new TypeError('away');
    return page(request.url);
  };
  const origin = 'https://office.test';
  const href = `${origin}/service-worker.js?server=${encodeURIComponent(serverPathPattern())}`;
  runInContext(
    script,
    createContext({ self, caches: { open: async () => cache }, fetch, URL, location: { origin, href }, Request }),
  );
  const navigate = async (at: string) => {
    let answered: Promise<{ url: string }> | undefined;
    heard.get('fetch')!({
      request: { method: 'GET', url: `${origin}${at}`, mode: 'navigate' },
      respondWith: (answer: Promise<{ url: string }>) => {
        answered = answer;
      },
    });
    return answered && (await answered).url;
  };
  return { navigate, kept, answers };
};

test('pages of the app are kept for a lost connection, and stand for each other', async () => {
  const { navigate, kept, answers } = aWorker();
  expect(await navigate('/contacts?search=a')).toBe('https://office.test/contacts?search=a');
  expect([...kept.keys()]).toEqual(['/']);
  answers.isAway = true;
  expect(await navigate('/searchProperty')).toBe('https://office.test/contacts?search=a');
});

test.each([
  '/s/abcdef123456',
  '/s/abcdef123456/pdf/',
  '/docs',
  '/files/12/',
  '/openapi.json',
  '/webhooks/meta/',
  '/auth/users/me/',
  '/brochure.pdf',
  '/manifest.webmanifest',
])('%s is left to the browser, with a connection and without', async (at) => {
  const { navigate, kept, answers } = aWorker();
  expect(await navigate(at)).toBeUndefined();
  answers.isAway = true;
  expect(await navigate(at)).toBeUndefined();
  expect(kept.size).toBe(0);
});

test('a page of the app whose name begins like one of the server’s is a page of the app', async () => {
  const { navigate } = aWorker();
  for (const at of ['/sources', '/support', '/societyList', '/settings', '/']) expect(await navigate(at)).toBeDefined();
});
