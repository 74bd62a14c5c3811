import type { Words } from '@angan/contract/kit/sentence.ts';
import { type Brochure, brochureOf, type Told } from '@angan/domain/brochure/index.ts';

interface Said {
  readonly brochure: Brochure;
  readonly told?: Told | undefined;
}

/** What a share says of a property, in the words of a language; of one that an older version made, as it said it then. */
export const brochureIn = ({ brochure, told }: Said, words: Words): Brochure => {
  if (told) return brochureOf(told, words);
  const { title, in_short = title, prices } = brochure;
  return {
    ...brochure,
    in_short,
    prices: prices.map((price) => ({ ...price, rate: price.rate ?? price.beside.split(', ')[0] ?? '' })),
  };
};
