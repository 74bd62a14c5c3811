import './node-hooks.ts';
import { parentPort, workerData } from 'node:worker_threads';
import type { Call } from '@angan/contract/kit/call.ts';
import type { AppData, Asked, Done, Wish } from './phone.ts';

/** The app on a phone, in a thread that can be killed at any moment: what it saves without a line, and how that is sent. */

const { url, session, disk, shared } = workerData as AppData;
const [line, hours, written] = [0, 1, 2];
const port = parentPort!;

let asks = 0;
const waiting = new Map<number, () => void>();
const say = (asked: Asked) => port.postMessage(asked);

const texts = new Map(disk.texts);
const writeText = (key: string, text: string | undefined) => {
  if (text === undefined) texts.delete(key);
  else texts.set(key, text);
  const before = Atomics.load(shared, written);
  say({ texts: { key, text } });
  // A browser has it when the call comes back.
  Atomics.wait(shared, written, before);
};
const values = new Map(disk.values);
const writeValue = (name: string, kept: { at: number; value: unknown } | undefined) =>
  new Promise<void>((resolve) => {
    asks += 1;
    const id = asks;
    waiting.set(id, () => {
      if (kept) values.set(name, kept);
      else values.delete(name);
      resolve();
    });
    say({ values: { id, name, kept } });
  });

const realNow = Date.now;
const realFetch = fetch;
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: writeText,
    removeItem: (key: string) => writeText(key, undefined),
  },
  playedDisk: {
    put: (name: string, at: number, value: unknown) => writeValue(name, { at, value }),
    get: async (name: string) => values.get(name),
    all: async () => [...values.values()].map(({ value }) => structuredClone(value)),
    drop: (name: string) => writeValue(name, undefined),
  },
  fetch: async (path: string, init: RequestInit) => {
    const kind = Atomics.load(shared, line);
    if (kind === 1) throw new TypeError('Failed to fetch');
    if (kind === 3) return new Response('{}', { status: 502 });
    const answer = await realFetch(new URL(path, url), init);
    if (kind === 0) return answer;
    // The server has done it, and nobody hears of it.
    await answer.arrayBuffer();
    throw new TypeError('Failed to fetch');
  },
});
Date.now = () => realNow() + Atomics.load(shared, hours) * 3_600_000;
// A thread has no locks of a browser's; of an app that was killed they would be given back.
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true } });

const { useAuth } = await import('../../../apps/web/src/core/session/auth.ts');
useAuth.setState({
  isLoggedIn: true,
  accessToken: session.access,
  refreshToken: session.refresh,
  userInfo: session.me,
  haveSubscription: true,
});
const { KeptForLater } = await import('../../../apps/web/src/core/api/errors.ts');
const { orKeep } = await import('../../../apps/web/src/core/waiting/index.ts');
const queue = await import('../../../apps/web/src/core/queue/index.ts');

const save = async (call: Pick<Call, 'path' | 'method' | 'access'>, body: object) => {
  try {
    await orKeep(call as Call, { body } as never, { title: JSON.stringify(body), changes: [], mend: { path: '/' } });
  } catch (error) {
    if (!(error instanceof KeptForLater)) throw error;
  }
};

const does = async (wish: Wish): Promise<unknown> => {
  if (wish.do === 'save') return save(wish.call, wish.body);
  if (wish.do === 'send') return queue.sendWaiting();
  return (await queue.waitingNow()).map(({ title, state, problem }) => ({ title, state, problem }));
};

port.on('message', async (message: { written: number } | { id: number; wish: Wish }) => {
  if ('written' in message) {
    waiting.get(message.written)?.();
    waiting.delete(message.written);
    return;
  }
  const { id, wish } = message;
  const done: Done = await does(wish).then(
    (answer) => ({ id, answer }),
    (error: unknown) => ({ id, failure: String(error) }),
  );
  port.postMessage({ done });
});
port.postMessage({ ready: true });
