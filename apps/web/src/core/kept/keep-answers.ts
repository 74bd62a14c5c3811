import { t } from '@lingui/core/macro';
import type { Query } from '@tanstack/react-query';
import { ApiError } from '../api/errors.ts';
import { queryClient } from '../api/query-client.ts';
import { isAway, isNoLine, setAway } from '../queue/index.ts';
import { dropAnswer, keepAnswer, keptAnswer, keptAnswers } from './kept.ts';
import { dropPicture, filesIn } from './kept-pictures.ts';
import { followOwner, isStillOf, ownerNow } from './owner.ts';
import { readings } from './readings.ts';
import { searchKept, searchTyped } from './search-kept.ts';
import { noteSearched } from './searched-here.ts';

/** Milliseconds after which what found no line is asked for again. */
const again = 10_000;

const isKept = ({ meta }: Query) => meta?.kept === true;
const isOfRecord = ({ queryKey: [, , asked] }: Query) =>
  (asked as { params?: object } | undefined)?.params !== undefined;
const found = (query: Query) => query.state.data !== undefined;
const hasNoLine = ({ state: { fetchStatus, error, fetchFailureReason } }: Query) =>
  fetchStatus === 'paused' || isNoLine(error ?? fetchFailureReason);
const notKept = () => new ApiError(0, { detail: t`Without internet, only what you have looked at is here.` });
/** The server says that this person does not see it, or that it is not there: nor does the disk have it then. */
const isGone = (error: unknown) => error instanceof ApiError && [403, 404, 410].includes(error.status);

/**
 * Keeps what the server answers to the calls that say so, and answers from there where there is no line: what a screen shows
 * is then as of that moment, and is fetched anew as soon as there is one. Whatever ends the right to read it deletes it.
 */
export const keepAnswers = (): (() => void) => {
  const cache = queryClient.getQueryCache();
  const stopFollowing = followOwner();

  const keep = async ({ queryHash, queryKey, state: { data, dataUpdatedAt } }: Query) => {
    const asked = await ownerNow();
    if (asked === undefined) return;
    await keepAnswer(queryHash, { at: dataUpdatedAt, key: queryKey, data });
    // It may have been taken from this person while it was written.
    if (!isStillOf(asked)) await dropAnswer(queryHash);
  };
  /** A record goes with its pictures. */
  const drop = async (name: string) => {
    for (const file of filesIn(await keptAnswer(name))) await dropPicture(file);
    await dropAnswer(name);
  };
  const answer = async (query: Query) => {
    const asked = await ownerNow();
    if (asked === undefined) return;
    const kept = (await keptAnswer(query.queryHash)) ?? (await searched(query));
    if (!isStillOf(asked) || found(query) || !hasNoLine(query)) return;
    const isAsking = query.state.fetchStatus === 'fetching';
    if (kept) {
      // What stands on the screen then is not what the server says, though the browser may not know it yet.
      if (isAsking) setAway(true);
      query.setData(kept.data, { updatedAt: kept.at, manual: true });
      stale(query);
    }
    // Else its screen would wait for as long as the line is away. A record is drawn of the row that led to it meanwhile.
    else if (!isAsking && !isOfRecord(query))
      query.setState({ status: 'error', error: notKept(), isInvalidated: true });
  };
  const searched = async ({ queryKey }: Query) => {
    const kept = await keptAnswers();
    const found = searchKept(queryKey, kept) ?? searchTyped(queryKey, kept, readings());
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
    // Of our own.
    if (action.type === 'setState') return;
    if (action.type === 'success' && !action.manual) {
      // What found nobody a moment ago has a line now.
      if (isAway()) askAgain();
      setAway(false);
      if (isKept(query)) void keep(query);
    } else if (action.type === 'error' && isGone(query.state.error)) void drop(query.queryHash);
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
    else hear(query, { type: query.state.status === 'error' ? 'error' : 'fetch' });
  }
  const stops = [
    cache.subscribe((event) => event.type === 'updated' && hear(event.query, event.action)),
    stopFollowing,
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
};
