import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface Screen {
  Component: ComponentType | LazyExoticComponent<ComponentType>;
  /** Fetches the screen's code ahead of its first showing. */
  prefetch: () => void;
}

/** A screen as its own chunk: `screen(() => import('../contacts/index.ts'), 'ContactsScreen')`. */
export const screen = <M extends { [K in N]: ComponentType }, N extends string>(
  load: () => Promise<M>,
  name: N & keyof M,
): Screen => ({
  Component: lazy(async () => ({ default: (await load())[name] as ComponentType })),
  // A prefetch that fails is no news: the screen itself will say so when it is opened.
  prefetch: () => void load().catch(() => undefined),
});
