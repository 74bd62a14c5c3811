import { placesLike } from '@angan/domain/names/index.ts';

/** Names that are worth asking about at most. */
const most = 3;

/** The rows named like what was typed, the nearest first; those for which `first` holds before the others. */
export const similarTo = <R extends { id: number; name: string; aliases: readonly string[] }>(
  typed: string,
  rows: readonly R[],
  first: (row: R) => boolean = () => true,
): R[] => {
  const near = placesLike(typed, rows.filter(first), most);
  const others = placesLike(
    typed,
    rows.filter((row) => !first(row)),
    most,
  );
  return [...near, ...others].slice(0, most);
};
