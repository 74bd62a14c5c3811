import { contactCalls } from '@angan/contract/contacts/contacts.ts';
import { noteCalls } from '@angan/contract/notes/notes.ts';
import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('../../ui/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

let isFull = false;
const disk = new Map<string, { n: number; at: number; value: unknown }>();
vi.mock('../sealed/index.ts', () => ({
  sealed: () => ({
    put: async (name: string, at: number, value: unknown) => {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError');
      disk.set(name, { n: disk.get(name)?.n ?? disk.size, at, value: structuredClone(value) });
    },
    get: async (name: string) => disk.get(name),
    all: async () => [...disk.values()].map(({ value }) => value),
    drop: async (name: string) => void disk.delete(name),
  }),
}));
vi.mock('../sealed/wiped.ts', () => ({
  wiped: (...names: string[]) => names.includes('angan-waiting') && disk.clear(),
}));
const kept = new Map<string, string>();
vi.stubGlobal(
  'localStorage',
  new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        kept.set(key, value);
      },
      removeItem: (key: string) => void kept.delete(key),
    },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  ),
);
const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', asked);
const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

const { useAuth, loggedOut } = await import('../session/auth.ts');
const { endSession } = await import('../session/end.ts');
const { ApiError, KeptForLater } = await import('../api/errors.ts');
const { sendAnyway, sendDecided, sendWaiting, waitingNow } = await import('./index.ts');
const { orKeep } = await import('../waiting/index.ts');

const token = `x.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 86_400 }))}.x`;
const note = { body: { text: 'Called back', link: { kind: 'contact' as const, id: 7 } } };
const keep = { title: 'Note', changes: [], mend: { path: '/contact' } };
const keyOf = (at: number) => (asked.mock.calls[at]![1].headers as Record<string, string>)['idempotency-key'];

beforeEach(() => {
  asked.mockReset();
  endSession('logout');
  kept.clear();
  disk.clear();
  isFull = false;
  const userInfo = { id: 3 } as never;
  useAuth.setState({ ...loggedOut, isLoggedIn: true, accessToken: token, refreshToken: token, userInfo });
});

test('what finds no line is kept, and goes out with the same key', async () => {
  asked.mockImplementationOnce(offline);
  await expect(orKeep(noteCalls.create, note, keep)).rejects.toBeInstanceOf(KeptForLater);
  expect(await waitingNow()).toMatchObject([{ title: 'Note', state: 'waiting', body: note.body }]);
  expect(JSON.stringify([...disk.values()])).not.toContain(token);
  asked.mockResolvedValueOnce(answer({ id: 1 }, 208));
  await sendWaiting();
  expect(await waitingNow()).toEqual([]);
  expect(keyOf(0)).toBe(keyOf(1));
});

test('what was being sent when the app was killed goes under the same key when it is saved once more', async () => {
  asked.mockImplementationOnce(() => new Promise(() => {}));
  void orKeep(noteCalls.create, note, keep);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  for (const status of [201, 201]) {
    asked.mockResolvedValueOnce(answer({ id: 1 }, status));
    await orKeep(noteCalls.create, note, keep);
  }
  expect(keyOf(1)).toBe(keyOf(0));
  // That one was answered: the same words again are another note.
  expect(keyOf(2)).not.toBe(keyOf(0));
});

test('a form is kept with all its fields', async () => {
  const body = new FormData();
  for (const [field, text] of [
    ['name', 'Bharat'],
    ['contact_group', '1'],
    ['contact_group', '2'],
  ] as const)
    body.append(field, text);
  asked.mockImplementationOnce(offline);
  await orKeep(contactCalls.create, { body }, keep).catch(() => undefined);
  asked.mockResolvedValueOnce(answer({ id: 1 }, 201));
  await sendWaiting();
  expect([...(asked.mock.calls[1]![1].body as FormData).entries()]).toEqual([...body.entries()]);
});

test('what the server refuses is not kept', async () => {
  asked.mockResolvedValueOnce(answer({ text: ['Too long.'] }, 400));
  await expect(orKeep(noteCalls.create, note, keep)).rejects.toMatchObject({ status: 400 });
  expect(await waitingNow()).toEqual([]);
});

test('nobody is told that it is kept where the browser keeps nothing', async () => {
  isFull = true;
  asked.mockImplementationOnce(offline);
  await expect(orKeep(noteCalls.create, note, keep)).rejects.toBeInstanceOf(ApiError);
});

test('a refusal that comes late stands back, and what comes after it goes on', async () => {
  asked.mockImplementation(offline);
  await orKeep(noteCalls.create, note, { ...keep, title: 'First' }).catch(() => undefined);
  await orKeep(noteCalls.create, note, { ...keep, title: 'Second' }).catch(() => undefined);
  asked.mockReset();
  asked.mockResolvedValueOnce(answer({ text: ['Too long.'] }, 400)).mockResolvedValueOnce(answer({ id: 2 }, 201));
  await sendWaiting();
  expect(await waitingNow()).toMatchObject([{ title: 'First', state: 'refused', problem: 'Too long.' }]);
});

test('what somebody else changed meanwhile is sent only when its writer says so', async () => {
  asked.mockImplementationOnce(offline);
  const seen = { path: '/properties/property/7/', values: { sale_price: 1 } };
  await orKeep(noteCalls.create, note, { ...keep, seen }).catch(() => undefined);
  asked.mockResolvedValueOnce(answer({ sale_price: 2 }));
  await sendWaiting();
  expect(await waitingNow()).toMatchObject([{ state: 'changed' }]);
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockResolvedValueOnce(answer({ id: 1 }, 201));
  await sendAnyway((await waitingNow())[0]!);
  await vi.waitFor(async () => expect(await waitingNow()).toEqual([]));
});

const made = { ...keep, makes: { name: 'Mehul', asked: '/who?mobile=1', isTaken: false } };
const heldBy = (name: string) => answer({ results: [{ contacts: [{ id: 7, name }] }] });

test('who has the number of a new person already is asked about, and both are kept where the writer says so', async () => {
  asked.mockImplementationOnce(offline);
  await orKeep(noteCalls.create, note, made).catch(() => undefined);
  asked.mockResolvedValueOnce(heldBy('Mehul Trivedi')).mockResolvedValueOnce(answer({}, 412));
  await sendWaiting();
  expect(await waitingNow()).toMatchObject([{ state: 'known', known: [{ id: 7, name: 'Mehul Trivedi' }] }]);
  expect(asked.mock.calls[2]![1].headers).toMatchObject({ 'idempotency-only-ask': '1' });
  asked.mockResolvedValueOnce(answer({ id: 8 }, 201));
  await sendDecided((await waitingNow())[0]!, {});
  await vi.waitFor(async () => expect(await waitingNow()).toEqual([]));
  expect(asked).toHaveBeenCalledTimes(4);
});

test('nobody is asked about who came by an earlier try that was not heard of', async () => {
  asked.mockImplementationOnce(offline);
  await orKeep(noteCalls.create, note, made).catch(() => undefined);
  asked
    .mockResolvedValueOnce(heldBy('Mehul'))
    .mockResolvedValueOnce(answer({ id: 7 }, 208))
    .mockResolvedValueOnce(answer({ id: 7 }, 208));
  await sendWaiting();
  expect(await waitingNow()).toEqual([]);
});

test('a record takes who is there of the same name, and who may not ask sends it all the same', async () => {
  asked.mockImplementation(offline);
  for (const isTaken of [true, false])
    await orKeep(
      noteCalls.create,
      { ...note, body: { ...note.body, text: String(isTaken) } },
      {
        ...made,
        makes: { ...made.makes, isTaken },
      },
    ).catch(() => undefined);
  asked.mockReset();
  asked
    .mockResolvedValueOnce(heldBy(' MEHUL '))
    .mockResolvedValueOnce(answer({ id: 8 }, 201))
    .mockResolvedValueOnce(answer({ detail: 'Too many.' }, 429))
    .mockResolvedValueOnce(answer({ id: 9 }, 201));
  await sendWaiting();
  expect(await waitingNow()).toEqual([]);
});

test('it goes with who logs out, and stays where a session ends by itself', async () => {
  asked.mockImplementation(offline);
  await orKeep(noteCalls.create, note, keep).catch(() => undefined);
  endSession('expired');
  expect(await waitingNow()).toEqual([]);
  useAuth.setState({ isLoggedIn: true, refreshToken: token, userInfo: { id: 3 } as never });
  expect(await waitingNow()).toHaveLength(1);
  endSession('logout');
  expect(disk.size).toBe(0);
});

test('what an earlier version kept in the clear is sealed, in its order', async () => {
  const old = {
    at: 1,
    call: { method: 'POST', access: 'note:edit' },
    url: '/properties/notes/',
    changes: [],
    mend: {},
  };
  const list = [
    { ...old, key: 'a', title: 'First', state: 'waiting' },
    { ...old, key: 'b', title: 'Second', state: 'waiting' },
  ];
  kept.set('waiting:3', JSON.stringify(list));
  expect(await waitingNow()).toMatchObject([{ title: 'First' }, { title: 'Second' }]);
  expect([kept.has('waiting:3'), disk.size]).toEqual([false, 2]);
});

test('nothing goes out in the name of somebody else', async () => {
  asked.mockImplementationOnce(offline);
  await orKeep(noteCalls.create, note, keep).catch(() => undefined);
  asked.mockReset();
  useAuth.setState({ userInfo: { id: 4 } as never });
  await sendWaiting();
  expect(asked).not.toHaveBeenCalled();
  useAuth.setState({ userInfo: { id: 3 } as never });
  expect(await waitingNow()).toHaveLength(1);
});
