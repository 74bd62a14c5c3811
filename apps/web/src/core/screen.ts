import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component in a chunk of its own. */
export interface LazyPart<Props> {
  Component: ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>;
  /** Fetches its code ahead of its first showing. */
  prefetch: () => void;
}

/** A part of a screen as its own chunk: `lazyPart(() => import('./property-record.tsx'), 'PropertyRecord')`. */
export const lazyPart = <Props extends object, N extends string>(
  load: () => Promise<{ [K in N]: ComponentType<Props> }>,
  name: N,
): LazyPart<Props> => ({
  Component: lazy(async () => ({ default: (await load())[name] })),
  // A prefetch that fails is no news: the part itself will say so when it is opened.
  prefetch: () => void load().catch(() => undefined),
});

export type Screen = LazyPart<object>;

/** A screen as its own chunk: `screen(() => import('../contacts/index.ts'), 'ContactsScreen')`. */
export const screen: <N extends string>(load: () => Promise<{ [K in N]: ComponentType }>, name: N) => Screen = lazyPart;
