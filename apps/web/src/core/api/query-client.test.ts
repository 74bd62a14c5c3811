import { type QueryKey, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });

const { followEntity } = await import('../live/invalidate.ts');
const { showing } = await import('./query.ts');
const { queryClient } = await import('./query-client.ts');

const watched = (queryKey: QueryKey) => {
  const fetches: number[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => fetches.push(Date.now()),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { fetches, stop: observer.subscribe(() => undefined) };
};

test('what is saved and what is heard of it are one fetch of each list, and later news another', async () => {
  const list = watched([['contact'], 'a list']);
  const other = watched([['property'], 'a list']);
  await expect.poll(() => [list.fetches.length, other.fetches.length]).toEqual([1, 1]);
  void followEntity(queryClient, 'contact');
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [['contact'], 'a list'] }),
    queryClient.invalidateQueries(showing('contact')),
  ]);
  expect([list.fetches.length, other.fetches.length]).toEqual([2, 1]);
  await followEntity(queryClient, 'contact');
  expect([list.fetches.length, other.fetches.length]).toEqual([3, 1]);
  list.stop();
  other.stop();
});

test('what nobody looks at is fetched when somebody does', async () => {
  const list = watched([['contact'], 'another list']);
  await expect.poll(() => list.fetches.length).toBe(1);
  list.stop();
  await queryClient.invalidateQueries(showing('contact'));
  expect(list.fetches.length).toBe(1);
  const anew = watched([['contact'], 'another list']);
  await expect.poll(() => anew.fetches.length).toBe(1);
  anew.stop();
});
