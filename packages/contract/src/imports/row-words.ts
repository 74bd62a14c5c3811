import { formatNumber } from '@angan/domain/money.ts';
import { places, type Stored, says, sentences, type Words } from '../kit/sentence.ts';

const { price } = places;

interface Home {
  readonly rooms: readonly string[];
  readonly what: readonly string[];
  /** Societies and areas, as the row names them. */
  readonly places: readonly string[];
  readonly size: number | null;
  readonly unit: string;
}
const home = ({ rooms, what, places: where, size, unit }: Home, { word }: Words): string =>
  [
    [rooms, what]
      .map((all) => all.map(word).join(', '))
      .filter(Boolean)
      .join(' '),
    ...where,
    size === null ? '' : word(`${formatNumber(size)} ${unit}`.trim()),
  ]
    .filter(Boolean)
    .join(', ');

const sums = sentences({
  price: says('{price}', { price }),
  rent: says('{price} a month', { price }),
  between: says('{from} to {to}', { from: price, to: price }),
});
export const sumsOf = sums.of;
const all = (parts: readonly Stored<typeof sums>[], { sentence }: Words): string =>
  parts.map((part) => sentence(sums, part)).join(', ');

/** What the row of a list is, in a line, and its price or budget. */
export const rowWords = sentences({
  home: says('{home}', { home }),
  named: says('{name}', { name: places.text }),
  money: says('{all}', { all }),
});
export type RowWord = Stored<typeof rowWords>;
