import { call } from '@angan/contract/kit/call.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

vi.mock('../../ui/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
const online: (() => void)[] = [];
vi.stubGlobal('addEventListener', (name: string, run: () => void) => name === 'online' && online.push(run));
vi.stubGlobal('navigator', { onLine: true });
const asked = vi.fn<(url: string, sending: { body: string }) => Promise<Response>>();
vi.stubGlobal('fetch', asked);

const { useAuth, loggedOut } = await import('../session/auth.ts');
const { sendLater } = await import('./later.ts');

const contacted = call({
  method: 'POST',
  path: '/properties/contacts/:id/contacted/',
  access: 'note:edit',
  summary: 'Note it',
  params: z.object({ id: z.string() }),
  body: z.object({ how: z.string() }),
});
const note = (id: number, how: string) => sendLater(contacted, { params: { id }, body: { how } }, ['contact']);
const answer = (status: number) => new Response(status < 300 ? '{}' : '{"how": ["No."]}', { status });
const waiting = () => JSON.parse(kept.get('later:7') ?? '[]').length;
const sent = () => asked.mock.calls.map(([url, { body }]) => [url, JSON.parse(body).how]);
/** Until nothing is on its way: so many answers were had, and so many calls still wait. */
const until = (answers: number, left: number) =>
  vi.waitFor(() => expect([asked.mock.calls.length, waiting()]).toEqual([answers, left]));

beforeEach(() => {
  asked.mockReset();
  kept.clear();
  const refreshToken = `x.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 86_400 }))}.x`;
  useAuth.setState({
    ...loggedOut,
    ...{ isLoggedIn: true, accessToken: 'good', refreshToken, userInfo: { id: 7 } as never },
  });
});

test('what nobody waits for is sent in order', async () => {
  asked.mockImplementation(async () => answer(200));
  note(1, 'Call');
  note(2, 'Met');
  await until(2, 0);
  expect(sent()).toEqual([
    ['/properties/contacts/1/contacted/', 'Call'],
    ['/properties/contacts/2/contacted/', 'Met'],
  ]);
});

test('without a connection it is kept, and sent when there is one again', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  note(1, 'Call');
  await until(1, 1);
  asked.mockImplementation(async () => answer(200));
  await vi.waitFor(() => {
    for (const run of online) run();
    expect(waiting()).toBe(0);
  });
  expect(sent()).toHaveLength(2);
});

test('what the server refuses is dropped, and does not hold up the rest', async () => {
  asked.mockResolvedValueOnce(answer(404)).mockResolvedValueOnce(answer(200));
  note(1, 'Call');
  note(2, 'Met');
  await until(2, 0);
});

test('nothing is sent for who is logged out', async () => {
  useAuth.setState({ isLoggedIn: false });
  note(1, 'Call');
  expect([asked.mock.calls.length, waiting()]).toEqual([0, 1]);
});
