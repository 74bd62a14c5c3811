import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
});

/** A start of the app. */
const start = async () => {
  vi.resetModules();
  const { keyFor } = await import('./tried.ts');
  return (text: string) => keyFor('/properties/notes/', { text });
};
beforeEach(() => kept.clear());

test('a save that is pressed again after a kill keeps its key, whether or not it was answered', async () => {
  const first = await (await start())('Called back');
  const again = await (await start())('Called back');
  expect(again.key).toBe(first.key);
  again.settled();
  expect((await (await start())('Called back')).key).toBe(first.key);
});

test('the same said once more is new: in the same start of the app, or some time after', async () => {
  const save = await start();
  const first = await save('No answer');
  expect((await save('No answer')).key).toBe(first.key);
  first.settled();
  const second = await save('No answer');
  expect(second.key).not.toBe(first.key);
  second.settled();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  const third = await (await start())('No answer');
  expect(third.key).not.toBe(second.key);
  expect((await save('Not the same')).key).not.toBe(third.key);
  vi.restoreAllMocks();
});

test('what lies on the disk of it says nothing', async () => {
  await (await start())('Mehul 98250 12345');
  expect([...kept.values()].join(' ')).not.toMatch(/Mehul|98250/);
});
