import { sessionTexts } from '@angan/contract/auth/texts.ts';
import type { Answer, Call } from '@angan/contract/kit/call.ts';
import { type LookupName, lookups } from '@angan/contract/lookups/lookups.ts';
import type { namesCalls } from '@angan/contract/lookups/names.ts';
import { namesCall, namesQuery } from '@angan/contract/lookups/names-call.ts';
import type { Entity } from '@angan/domain/entities.ts';
import { may, type Permission } from '@angan/domain/roles.ts';
import { ApiError } from '../api/errors.ts';
import { allRows, rowsFrom } from '../api/query.ts';
import { request } from '../api/request.ts';
import { word } from '../language/index.ts';
import { useAuth } from '../session/auth.ts';
import { SessionEnded } from '../session/end.ts';
import { areFresh } from './fresh.ts';
import { lookupNames, type NameLists, useNames } from './names.ts';

const quiet = { quiet: true };

const allowed = (): LookupName[] => {
  const usertype = useAuth.getState().userInfo?.usertype;
  return usertype ? lookupNames.filter((name) => may(usertype, lookups[name].call.access as Permission)) : [];
};

/** Fetches these lists, each by its own call; all that the person may read, by one call, when none is named. */
export const fetchNames = async (named?: LookupName[]): Promise<void> => {
  const which = named ?? allowed();
  useNames.setState(({ failed }) => ({
    loading: true,
    error: null,
    failed: failed.filter((name) => !which.includes(name)),
  }));
  const whole = named ? await fetchEach(named) : await fetchAll(which);
  useNames.setState((names) => ({
    loading: false,
    hasLoadedInitialData: names.hasLoadedInitialData || whole,
    fetchedAt: whole && which.length === allowed().length ? Date.now() : names.fetchedAt,
  }));
};

const fetchEach = async (which: LookupName[]): Promise<boolean> => {
  const outcomes = await Promise.all(
    which.map((name) => keep(name, () => allRows(lookups[name].call as Call, { query: namesQuery } as never, quiet))),
  );
  return outcomes.every(Boolean);
};

type AllNames = Answer<typeof namesCalls.get>;

/** One list that fails takes the whole answer with it, so that each is asked for by itself then. */
const refused = (error: unknown): undefined => {
  if (!(error instanceof ApiError) || error.status === 0) throw error;
};

const fetchAll = async (which: LookupName[]): Promise<boolean> => {
  const longer: Promise<boolean>[] = [];
  const came = await attempt(namesCall.path, which, async () => {
    if (which.length === 0) return;
    const answer = await request<AllNames>(namesCall, namesCall.path, undefined, quiet).catch(refused);
    if (!answer) return void longer.push(fetchEach(which));
    const whole: Record<string, unknown> = {};
    for (const name of which) {
      const first = answer[name];
      // What was kept stays until the last page is there: half a list would take names away that stood already.
      if (first?.next) longer.push(keep(name, () => rowsFrom(lookups[name].call as Call, first as never, quiet)));
      else if (first) whole[name] = first.results;
    }
    useNames.setState(whole);
  });
  return (await Promise.all(longer)).every(Boolean) && came;
};

const keep = (name: LookupName, rowsOf: () => Promise<unknown[]>): Promise<boolean> =>
  attempt(lookups[name].call.path, [name], async () => {
    useNames.setState({ [name]: await rowsOf() } as Partial<NameLists>);
  });

/** Whether it was done; where it failed, the sentence of the call and the lists that did not come are in the store. */
const attempt = async (path: string, which: LookupName[], work: () => Promise<void>): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof SessionEnded)) {
      const status = error instanceof ApiError ? error.statusText : String(error);
      useNames.setState(({ failed }) => ({
        error: word(sessionTexts.lookupFailed(path, status)),
        failed: [...failed, ...which],
      }));
    }
    return false;
  }
};

/** Fetches the lists when they are missing or older than ten minutes. */
export const freshenNames = (): Promise<void> | undefined => {
  const names = useNames.getState();
  return names.loading || areFresh(names) ? undefined : fetchNames();
};

/** Resolves once the lists are here, or are known not to come: for who reads a text by them, and has only one go. */
export const namesCame = async (): Promise<void> => {
  if (useNames.getState().hasLoadedInitialData) return;
  await freshenNames();
  if (!useNames.getState().loading) return;
  await new Promise<void>((resolve) => {
    const stop = useNames.subscribe(({ loading }) => {
      if (loading) return;
      stop();
      resolve();
    });
  });
};

/** Fetches the lists that show records of this kind, after a change. */
export const freshenNamesOf = (entity: Entity): void => {
  const named = allowed().filter((name) => (lookups[name].call as Call).shows.includes(entity));
  if (named.length > 0) void fetchNames(named);
};
