import type { Entity } from '@angan/domain/entities.ts';
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  onlineManager,
  QueryClient,
  type QueryClientConfig,
  type QueryKey,
} from '@tanstack/react-query';
import { hasLine, onLineChange } from '../platform/index.ts';
import { onSessionEnd } from '../session/end.ts';
import { ApiError } from './errors.ts';
import { showing } from './query.ts';

/** Only a server that could not be reached is asked again; a refusal stays a refusal. */
const again = (failures: number, error: Error) => error instanceof ApiError && error.status === 0 && failures < 2;

onlineManager.setEventListener((setOnline) => onLineChange(() => setOnline(hasLine())));
// A page that is opened without a connection never hears that it broke, and would not notice that it is back.
if (typeof navigator !== 'undefined' && hasLine() === false) onlineManager.setOnline(false);

/**
 * Milliseconds that invalidations are gathered. Who saves something reloads its lists when the answer comes, and the
 * news of the same change comes by the event stream a moment before or after it: one fetch answers both.
 */
const gatheredMs = 100;

/** Fetches what was invalidated once, however often that was said within a moment. */
class GatheringClient extends QueryClient {
  readonly #due = new Set<string>();
  #fetching: Promise<void> | undefined;

  constructor(config: QueryClientConfig) {
    super(config);
    // What begins by itself after it was invalidated, as where a screen opens, has seen what there is to see.
    this.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'fetch') this.#due.delete(event.query.queryHash);
    });
  }

  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    await super.invalidateQueries({ ...filters, refetchType: 'none' }, options);
    if (filters?.refetchType === 'none') return;
    const due = this.getQueryCache().findAll({ ...filters, type: filters?.refetchType ?? filters?.type ?? 'active' });
    for (const { queryHash } of due) this.#due.add(queryHash);
    this.#fetching ??= new Promise((resolve) => setTimeout(resolve, gatheredMs)).then(() => this.#fetchDue());
    await this.#fetching;
  }

  #fetchDue(): Promise<void> {
    const due = new Set(this.#due);
    this.#due.clear();
    this.#fetching = undefined;
    return this.refetchQueries({ predicate: ({ queryHash }) => due.has(queryHash) });
  }
}

export const queryClient = new GatheringClient({
  defaultOptions: {
    queries: { staleTime: 30_000, gcTime: 10 * 60_000, retry: again, refetchOnWindowFocus: true },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Asks again, where it is on the screen, for everything that shows records of these kinds. */
export const invalidate = (...entities: readonly Entity[]) => queryClient.invalidateQueries(showing(...entities));

onSessionEnd(() => queryClient.clear());
