import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { serverPathPattern } from '@angan/contract/kit/server-paths.ts';
import { expect, test, vi } from 'vitest';

const script = readFileSync(path.resolve(import.meta.dirname, '../../public/service-worker.js'), 'utf8');

/** The worker as a browser runs it, with a cache that remembers and a network that answers pages, or is away. */
const aWorker = () => {
  const origin = 'https://office.test';
  const heard = new Map<string, (event: object) => void>();
  const kept = new Map<string, unknown>();
  const answers = { isAway: false, isFull: false, isBroken: false };
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
    put: async (key: string, answer: unknown) => {
      if (answers.isFull) throw new Error('QuotaExceededError');
      kept.set(key, answer);
    },
    keys: async () => [...kept.keys()].map((key) => ({ url: new URL(key, origin).href })),
  };
  const open = async () => {
    if (answers.isBroken) throw new Error('UnknownError');
    return cache;
  };
  const fetch = async (request: { url: string }) => {
    if (answers.isAway) throw new TypeError('away');
    return page(request.url);
  };
  const href = `${origin}/service-worker.js?server=${encodeURIComponent(serverPathPattern())}`;
  runInContext(
    script,
    createContext({
      self,
      caches: { open },
      fetch,
      URL,
      location: { origin, href },
      Request,
      console: { warn: () => {} },
    }),
  );
  /** What is asked for, by the worker where it answers, once it has kept what it keeps. */
  const ask = async (at: string, mode: 'navigate' | 'no-cors') => {
    let answered: Promise<{ url: string }> | undefined;
    const waitedFor: Promise<void>[] = [];
    heard.get('fetch')!({
      request: { method: 'GET', url: `${origin}${at}`, mode },
      respondWith: (answer: Promise<{ url: string }>) => {
        answered = answer;
      },
      waitUntil: (done: Promise<void>) => void waitedFor.push(done),
    });
    const url = answered && (await answered).url;
    await Promise.all(waitedFor);
    return url;
  };
  return { navigate: (at: string) => ask(at, 'navigate'), file: (at: string) => ask(at, 'no-cors'), kept, answers };
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

test.each(['isFull', 'isBroken'] as const)('a disk that %s stands in the way of no page and no file', async (disk) => {
  const { navigate, file, kept, answers } = aWorker();
  answers[disk] = true;
  expect(await navigate('/contacts')).toBe('https://office.test/contacts');
  expect(await file('/assets/start-a1.js')).toBe('https://office.test/assets/start-a1.js');
  expect(kept.size).toBe(0);
});
