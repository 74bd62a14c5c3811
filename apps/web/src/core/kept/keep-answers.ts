import type { Query } from '@tanstack/react-query';
import { ApiError } from '../api/errors.ts';
import { queryClient } from '../api/query-client.ts';
import { useNames } from '../names/names.ts';
import { isNoLine, setAway } from '../queue/index.ts';
import { useAuth } from '../session/auth.ts';
import { belongsTo, dropAnswer, forgetAnswers, keepAnswer, keptAnswer, keptAnswers } from './kept.ts';
import { searchKept } from './search-kept.ts';
import { noteSearched } from './searched-here.ts';
import { whose } from './whose.ts';

/** Milliseconds after which what found no line is asked for again. */
const again = 10_000;

const isKept = ({ meta }: Query) => meta?.kept === true;
const found = (query: Query) => query.state.data !== undefined;
const hasNoLine = ({ state: { fetchStatus, error, fetchFailureReason } }: Query) =>
  fetchStatus === 'paused' || isNoLine(error ?? fetchFailureReason);
/** The server says that this person does not see it, or that it is not there: nor does the disk have it then. */
const isGone = (error: unknown) => error instanceof ApiError && [403, 404, 410].includes(error.status);

/**
 * Keeps what the server answers to the calls that say so, and answers from there where there is no line: what a screen shows
 * is then as of that moment, and is fetched anew as soon as there is one. Whatever ends the right to read it deletes it.
 */
export const keepAnswers = (): (() => void) => {
  const cache = queryClient.getQueryCache();
  let owner: string | undefined;
  let mine = Promise.resolve(false);
  const own = () => {
    const now = whose();
    if (now === owner) return;
    const before = owner;
    owner = now;
    mine = now === undefined ? Promise.resolve(false) : belongsTo(now);
    if (before !== undefined && now === undefined) forgetAnswers();
  };
  own();

  const keep = async ({ queryHash, queryKey, state: { data, dataUpdatedAt } }: Query) => {
    const asked = owner;
    if (!(await mine) || asked !== owner) return;
    await keepAnswer(queryHash, { at: dataUpdatedAt, key: queryKey, data });
    // It may have been taken from this person while it was written.
    if (asked !== owner) await dropAnswer(queryHash);
  };
  const answer = async (query: Query) => {
    const asked = owner;
    if (!(await mine)) return;
    const kept = (await keptAnswer(query.queryHash)) ?? (await searched(query));
    if (!kept || asked !== owner || asked !== whose() || found(query) || !hasNoLine(query)) return;
    query.setData(kept.data, { updatedAt: kept.at, manual: true });
    stale(query);
  };
  const searched = async ({ queryKey }: Query) => {
    const found = searchKept(queryKey, await keptAnswers());
    if (found) noteSearched(found.data);
    return found;
  };
  /** No failure, since there is something to read; but not what the server says now. */
  const stale = (query: Query) => {
    const isOver = query.state.fetchStatus === 'idle';
    query.setState({ isInvalidated: true, ...(isOver && { status: 'success', error: null }) });
    if (isOver) askLater();
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const askLater = () => {
    clearTimeout(timer);
    timer = setTimeout(askAgain, again);
  };
  const askAgain = () =>
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.isInvalidated });

  const hear = (query: Query, action: { type: string; manual?: boolean }) => {
    if (action.type === 'success' && !action.manual) {
      setAway(false);
      if (isKept(query)) void keep(query);
    } else if (action.type === 'error' && isGone(query.state.error)) void dropAnswer(query.queryHash);
    else if (hasNoLine(query)) {
      if (action.type === 'error') setAway(true);
      if (!isKept(query)) return;
      if (!found(query)) void answer(query);
      else if (action.type === 'error') stale(query);
    }
  };
  // Most of a screen was answered before this began.
  for (const query of cache.getAll()) {
    if (found(query) && isKept(query)) void keep(query);
    else hear(query, { type: 'fetch' });
  }
  const stops = [
    cache.subscribe((event) => event.type === 'updated' && hear(event.query, event.action)),
    useAuth.subscribe(own),
    useNames.subscribe(own),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
};
