import { sessionTexts } from '@angan/contract/auth/texts.ts';
import type { Call } from '@angan/contract/kit/call.ts';
import { pageSize } from '@angan/contract/kit/resource.ts';
import { type LookupName, lookups } from '@angan/contract/lookups/lookups.ts';
import type { Entity } from '@angan/domain/entities.ts';
import { may, type Permission } from '@angan/domain/roles.ts';
import { ApiError } from '../api/errors.ts';
import { allRows } from '../api/query.ts';
import { word } from '../language/index.ts';
import { useAuth } from '../session/auth.ts';
import { SessionEnded } from '../session/end.ts';
import { lookupNames, type NameLists, useNames } from './names.ts';

/** Milliseconds after which the lists are fetched anew in the background. */
const staleAfter = 10 * 60_000;

const rowsOf = (name: LookupName) =>
  allRows(lookups[name].call as Call, { query: { page_size: pageSize.ofPlatform } } as never, { quiet: true });

const allowed = (): LookupName[] => {
  const usertype = useAuth.getState().userInfo?.usertype;
  return usertype ? lookupNames.filter((name) => may(usertype, lookups[name].call.access as Permission)) : [];
};

/** Fetches these lists, all that the person may read when none is named, and puts each in the store as it comes. */
export const fetchNames = async (which: LookupName[] = allowed()): Promise<void> => {
  useNames.setState(({ failed }) => ({
    loading: true,
    error: null,
    failed: failed.filter((name) => !which.includes(name)),
  }));
  const outcomes = await Promise.all(which.map(fetchOne));
  const whole = outcomes.every(Boolean);
  useNames.setState((names) => ({
    loading: false,
    hasLoadedInitialData: names.hasLoadedInitialData || whole,
    fetchedAt: whole && which.length === allowed().length ? Date.now() : names.fetchedAt,
  }));
};

const fetchOne = async (name: LookupName): Promise<boolean> => {
  try {
    useNames.setState({ [name]: await rowsOf(name) } as Partial<NameLists>);
    return true;
  } catch (error) {
    if (!(error instanceof SessionEnded)) {
      const status = error instanceof ApiError ? error.statusText : String(error);
      useNames.setState(({ failed }) => ({
        error: word(sessionTexts.lookupFailed(lookups[name].call.path, status)),
        failed: [...failed, name],
      }));
    }
    return false;
  }
};

/** Fetches the lists when they are missing or older than ten minutes. */
export const freshenNames = (): Promise<void> | undefined => {
  const { hasLoadedInitialData, fetchedAt, loading } = useNames.getState();
  if (loading || (hasLoadedInitialData && Date.now() - fetchedAt < staleAfter)) return undefined;
  return fetchNames();
};

/** Fetches the lists that show records of this kind, after a change. */
export const freshenNamesOf = (entity: Entity): void => {
  const named = allowed().filter((name) => (lookups[name].call as Call).shows.includes(entity));
  if (named.length > 0) void fetchNames(named);
};
