import type { QueryKey } from '@tanstack/react-query';

/** Asks for one answer ahead of whoever looks at it. Rejects where it did not come, or where no more is to be asked for. */
export type Ask = <Answer>(asked: { readonly queryKey: QueryKey }) => Promise<Answer>;

/**
 * Asks for what a screen shows first, or a record with its id, in the words of the screen itself: else it would not find it
 * again.
 */
export type Ahead = (ask: Ask, id?: number) => Promise<unknown>;
