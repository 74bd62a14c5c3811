import { type LookupName, lookups } from '@angan/contract/lookups/lookups.ts';
import { create } from 'zustand';
import type { RowOf } from '../api/query.ts';
import { read, writeWhenIdle } from '../persist.ts';
import { onSessionEnd } from '../session/end.ts';
import { namesKey } from './fresh.ts';

/** The rows of a lookup list by its name in the store. */
export type NameLists = { [K in LookupName]: RowOf<(typeof lookups)[K]['call']>[] };

export interface Names extends NameLists {
  loading: boolean;
  /** `Failed to fetch {path}: {status text}` of the list that failed last. */
  error: string | null;
  /** The lists that did not come when they were last fetched. */
  failed: readonly LookupName[];
  hasLoadedInitialData: boolean;
  /** When all lists were last fetched, in milliseconds since 1970. */
  fetchedAt: number;
}

export const lookupNames = Object.keys(lookups) as LookupName[];

const empty: Names = {
  ...(Object.fromEntries(lookupNames.map((name) => [name, []])) as unknown as NameLists),
  loading: false,
  error: null,
  failed: [],
  hasLoadedInitialData: false,
  fetchedAt: 0,
};

/** Every lookup list of the company and the platform; kept across reloads, so that names stand at once. */
export const useNames = create<Names>(() => ({ ...empty, ...read<Names>(namesKey) }));

useNames.subscribe((names) => {
  if (names.hasLoadedInitialData)
    writeWhenIdle(namesKey, () => ({ ...useNames.getState(), loading: false, error: null, failed: [] }));
});

onSessionEnd(() => useNames.setState(empty));
