import { MutationObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
vi.mock('../../ui/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

const { toast } = await import('../../ui/toast.ts');
const { SessionEnded } = await import('../session/end.ts');
const { ApiError } = await import('./errors.ts');
const { invalidate, queryClient } = await import('./query-client.ts');
const { callOptions } = await import('./use-call.ts');

beforeEach(() => {
  vi.mocked(toast.success).mockClear();
  vi.mocked(toast.error).mockClear();
});

type Options = Parameters<typeof callOptions<string, number, unknown>>[1];
const send = (answer: string | Error, options: Options) => {
  const call = (_: number) => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer));
  return new MutationObserver(queryClient, callOptions(call, options)).mutate(7).catch(() => undefined);
};
const errorsSaid = () => vi.mocked(toast.error).mock.calls.map(([text]) => text);

const wrongName = new ApiError(400, { name: ['This field may not be blank.'] });
const locked = new ApiError(400, { non_field_errors: ['It is locked.'] });

test('what was done is said, with the way back', async () => {
  const undo = vi.fn();
  await send('P-000001', { success: (code, given) => `${code} sent to ${given}`, undo });
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('P-000001 sent to 7', { undo: expect.any(Function) });
  vi.mocked(toast.success).mock.calls[0]![1]!.undo!();
  expect(undo).toHaveBeenCalledExactlyOnceWith('P-000001', 7);
  await send('P-000001', { success: () => undefined });
  expect(toast.success).toHaveBeenCalledTimes(1);
});

test('it is pending until what it changed was fetched again, and a refused one changes nothing', async () => {
  const fetch = vi.fn(() => Promise.resolve('contacts'));
  const queryKey = [['contact'], 'list'];
  const { QueryObserver } = await import('@tanstack/react-query');
  const stop = new QueryObserver(queryClient, {
    queryKey,
    queryFn: fetch,
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => undefined);
  await invalidate('contact');
  const before = fetch.mock.calls.length;
  await send('done', { changes: ['contact'] });
  expect(fetch).toHaveBeenCalledTimes(before + 1);
  await send(locked, { changes: ['contact'] });
  expect(fetch).toHaveBeenCalledTimes(before + 1);
  stop();
});

test('a failure is told without being asked for, and once', async () => {
  await send(wrongName, {});
  await send(locked, { failure: 'It was not saved.' });
  await send(new ApiError(0, undefined), { failure: 'It was not saved.' });
  expect(errorsSaid()).toEqual(['This field may not be blank.', 'It is locked.', 'It was not saved.']);
  await send(new ApiError(500, undefined, true), { failure: 'It was not saved.' });
  await send(new SessionEnded(), {});
  await send(locked, { quiet: true });
  expect(errorsSaid()).toHaveLength(3);
});

test('messages go beside their fields, and a notice says only what stands at none', async () => {
  const onFieldErrors = vi.fn();
  await send(wrongName, { onFieldErrors });
  expect(onFieldErrors).toHaveBeenLastCalledWith({ name: 'This field may not be blank.' });
  expect(errorsSaid()).toEqual([]);
  await send(locked, { onFieldErrors });
  expect(onFieldErrors).toHaveBeenLastCalledWith({});
  await send(wrongName, { onFieldErrors, failure: 'It was not saved.' });
  expect(errorsSaid()).toEqual(['It is locked.', 'It was not saved.']);
});

test('a failure can be worded by the caller, and what was shown is put back', async () => {
  const onError = vi.fn();
  const onMutate = () => 'before';
  await send(locked, { failure: (error, given) => `${given}: ${error.message}`, onMutate, onError });
  expect(errorsSaid()).toEqual(['7: It is locked.']);
  expect(onError.mock.calls[0]!.slice(0, 3)).toEqual([locked, 7, 'before']);
  await send(locked, { failure: () => undefined });
  expect(errorsSaid()).toHaveLength(1);
});
