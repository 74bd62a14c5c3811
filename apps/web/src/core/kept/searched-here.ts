import { notifyManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { queryClient } from '../api/query-client.ts';

/** Answers that no server gave: they were searched for in what this device keeps. */
const here = new WeakSet<object>();
export const noteSearched = (data: unknown): void => void here.add(data as object);

const isSearched = (): boolean =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .some(({ state: { data } }) => typeof data === 'object' && data !== null && here.has(data));

const subscribe = (changed: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(changed));

/** Whether anything on the screen was searched for in what is kept alone: there may be more of it elsewhere. */
export const useSearchedHere = (): boolean => useSyncExternalStore(subscribe, isSearched, () => false);
