import { expect, test, vi } from 'vitest';

const back: (() => void)[] = [];
vi.stubGlobal('addEventListener', (name: string, run: () => void) => name === 'online' && back.push(run));
vi.stubGlobal('removeEventListener', (_: string, run: () => void) => back.splice(back.indexOf(run), 1));
vi.stubGlobal('navigator', { onLine: true });
const { withTheLine } = await import('./with-the-line.ts');

test('what did not come for want of a line comes with it, and nothing waits any longer', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('no line'))
    .mockRejectedValueOnce(new Error('again'))
    .mockResolvedValue('part');
  const part = withTheLine(load);
  for (const tries of [1, 2]) {
    await vi.waitFor(() => expect([load.mock.calls.length, back.length]).toEqual([tries, 1]));
    back[0]!();
  }
  expect(await part).toBe('part');
  expect([load.mock.calls.length, back.length]).toEqual([3, 0]);
});
