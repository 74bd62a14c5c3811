import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { followEntity } from './invalidate.ts';

test('a burst of news lets the fetch under way arrive, and ends with one that has seen the last of them', async () => {
  const client = new QueryClient();
  let state = 0;
  const answers: (() => void)[] = [];
  const cancelled: number[] = [];
  const watch = new QueryObserver(client, {
    queryKey: [['data_migration'], 'an import'],
    queryFn: ({ signal }) => {
      const seen = state;
      signal.addEventListener('abort', () => cancelled.push(seen));
      return new Promise<number>((resolve) => answers.push(() => resolve(seen)));
    },
    initialData: -1,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const stop = watch.subscribe(() => undefined);
  for (state = 1; state < 5; state++) void followEntity(client, 'data_migration');
  await expect.poll(() => answers.length).toBe(1);
  answers[0]!();
  await expect.poll(() => client.getQueryData([['data_migration'], 'an import'])).toBe(1);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!();
  await expect.poll(() => client.getQueryData([['data_migration'], 'an import'])).toBe(5);
  expect(cancelled).toEqual([]);
  void followEntity(client, 'data_migration');
  await expect.poll(() => answers.length).toBe(3);
  stop();
});
