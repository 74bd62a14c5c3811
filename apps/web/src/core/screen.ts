import { type ComponentType, createElement, lazy, useState } from 'react';
import type { Ahead } from './kept/ahead.ts';

/** A component, and what it asks for ahead of its first showing, where it says so. */
export type Part<Props> = ComponentType<Props> & { ahead?: Ahead };

/** A component in a chunk of its own. */
export interface LazyPart<Props> {
  Component: ComponentType<Props>;
  /** Fetches its code ahead of its first showing. */
  prefetch: () => void;
  /** Its code once it is there. Rejects where it does not come. */
  load?: () => Promise<Part<Props>>;
}

/** A part of a screen as its own chunk: `lazyPart(() => import('./property-record.tsx'), 'PropertyRecord')`. */
export const lazyPart = <Props extends object, N extends string>(
  fetched: () => Promise<{ [K in N]: ComponentType<Props> }>,
  name: N,
): LazyPart<Props> => {
  let there: ComponentType<Props> | undefined;
  const load = async () => {
    there = (await fetched())[name];
    return there;
  };
  const Later = lazy(async () => ({ default: await load() }));
  return {
    Component: (props) => {
      // What is there is drawn without a wait. For as long as it stands it stays the same one: another would begin anew.
      const [Part] = useState(() => there ?? Later);
      return createElement(Part as ComponentType<Props>, props);
    },
    // A prefetch that fails is no news: the part itself will say so when it is opened.
    prefetch: () => void load().catch(() => undefined),
    load,
  };
};

export type Screen = LazyPart<object>;

/** A screen as its own chunk: `screen(() => import('../contacts/index.ts'), 'ContactsScreen')`. */
export const screen: <N extends string>(load: () => Promise<{ [K in N]: ComponentType }>, name: N) => Screen = lazyPart;
