import type { FetchInfiniteQueryOptions, FetchQueryOptions } from '@tanstack/react-query';
import { queryClient } from '../../core/api/index.ts';
import { idle } from '../../core/idle.ts';
import type { Ask } from '../../core/kept/ahead.ts';
import { hasLine, inApp } from '../../core/platform/index.ts';
import { isSlowLine, savesData } from '../../core/poor-line.ts';
import { useAuth } from '../../core/session/index.ts';
import { type Path, routeOf } from '../routes.ts';

/** The lists of a day outside the office. */
const lists: readonly Path[] = ['/tasks', '/searchInquiry', '/searchProperty', '/contactList'];

/** The most that is asked for ahead in one start: so many answers, and so many characters of them. */
const limits = { answers: 20, characters: 2_000_000 };

/** Milliseconds after which what somebody came for has been loaded, and the code of the street is on its way. */
const settled = 12_000;

/** Only a phone goes where there is no line, and only as an app, or with the worker that keeps its files, does it open there. */
const isDue = () =>
  (inApp || Boolean(navigator.serviceWorker?.controller)) &&
  matchMedia('(pointer: coarse) and (max-width: 47.99em)').matches &&
  useAuth.getState().haveSubscription &&
  !savesData() &&
  !isSlowLine();

/** What is in memory is kept already; it is not asked for again. */
const ensured = (asked: object): Promise<unknown> =>
  'initialPageParam' in asked
    ? queryClient.ensureInfiniteQueryData(
        asked as FetchInfiniteQueryOptions<unknown, Error, unknown, [], unknown> & { pages?: never },
      )
    : queryClient.ensureQueryData(asked as FetchQueryOptions);

/**
 * Asks, one after the other while nothing else is done, for what the lists of the day show first: what nobody looked at can be
 * read without a line too. It is kept as all answers of these calls are. Once in a start. Gives back how to stop.
 */
export const fetchAnswers = (): (() => void) => {
  let stopped = false;
  let [answers, characters] = [0, 0];
  const ask = (async (asked) => {
    await idle(10_000);
    if (stopped || !hasLine() || answers >= limits.answers || characters >= limits.characters)
      throw new Error('No more is asked for ahead.');
    answers += 1;
    const answer = await ensured(asked);
    characters += JSON.stringify(answer).length;
    return answer;
  }) as Ask;
  const ahead = async (path: Path) => (await routeOf(path).screen?.load?.())?.ahead?.(ask);
  const run = async () => {
    if (!isDue()) return;
    // What fails is on no screen: it is asked for when somebody looks at it, or by the next start.
    for (const path of lists) await ahead(path).catch(() => undefined);
  };
  const timer = setTimeout(() => void run(), settled);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};
