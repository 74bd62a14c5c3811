import { afterEach, expect, test, vi } from 'vitest';

vi.stubEnv('VITE_API_URL', 'https://office.example');
const { transport } = await import('./transport.ts');

afterEach(() => vi.unstubAllGlobals());

const link = `/files/12/thumb/?t=1.2.3.1700000000.${'a'.repeat(43)}`;
const answered = async (body: string, init: ResponseInit = {}) => {
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': 'application/json' }, ...init }));
  return transport('/properties/property/', { method: 'GET', headers: {}, body: undefined });
};

test('a link to a file leads to the server, whatever else stands in the answer', async () => {
  const sent = {
    cover: link,
    note: `see ${link}`,
    path: '/files/12/',
    next: '/properties/property/?page=2',
    none: null,
  };
  const answer = await answered(JSON.stringify(sent));
  expect(await answer.json()).toEqual({ ...sent, cover: `https://office.example${link}` });
});

test('what is no JSON and what is refused comes as it is, with its status', async () => {
  const text = await answered(`"${link}"`, { headers: { 'content-type': 'text/plain' } });
  expect(await text.text()).toBe(`"${link}"`);
  const refused = await answered('{"detail":"No."}', { status: 404, headers: { 'content-type': 'application/json' } });
  expect([refused.status, await refused.json()]).toEqual([404, { detail: 'No.' }]);
});
