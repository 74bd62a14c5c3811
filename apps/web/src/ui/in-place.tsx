import { Fragment, type ReactNode } from 'react';

/** Draws what has no name of its own and is known by its place, as a row of a form is, or what may stand twice. */
export const inPlace = <Item,>(items: readonly Item[], draw: (item: Item, at: number) => ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that such items are known by
  items.map((item, at) => <Fragment key={at}>{draw(item, at)}</Fragment>);

/** So many that are alike. */
export const times = (count: number, draw: (at: number) => ReactNode) =>
  inPlace(Array.from({ length: count }), (_, at) => draw(at));
