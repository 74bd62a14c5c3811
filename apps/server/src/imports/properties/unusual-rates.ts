import { type SizeDoubt, sizeDoubts } from '@angan/contract/imports/row-reasons.ts';
import type { Usual } from '../engine/reader.ts';
import type { PropertyDraft } from './property-draft.ts';

/** Fewer priced sizes than this say nothing about what is usual. */
const enough = 20;
const muchAbove = 4;
const farBelow = 8;

/** What is usual in one city for one kind of property says nothing of another. */
const keyOf = ({ deals, record: { names }, notes }: PropertyDraft) =>
  `${deals.join()} ${names.city ?? ''} ${notes.fields.property_subtype ?? ''}`;
const rateOf = ({ price, sizes }: PropertyDraft) =>
  price !== null && sizes.sizes.length > 0 ? price / sizes.sizes[0]!.sqft : undefined;

/** The median of each deal, city and kind that has enough priced sizes. */
export const usualRates = (drafts: readonly PropertyDraft[]): Usual => {
  const groups = Map.groupBy(
    drafts.filter((draft) => draft.notes.why.length === 0 && rateOf(draft) !== undefined),
    keyOf,
  );
  return Object.fromEntries(
    [...groups]
      .filter(([, group]) => group.length >= enough)
      .map(([key, group]) => {
        const rates = group.map((draft) => rateOf(draft)!).sort((a, b) => a - b);
        return [key, rates[Math.floor(rates.length / 2)]!];
      }),
  );
};

/**
 * People choose feet where they mean yards, which is nine times. The cells of such a row agree with each other, but its
 * price per square foot lies far from that of the others, more than a good address or a poor one explains. Answers why.
 */
export const rateDoubt = (draft: PropertyDraft, usual: Usual): SizeDoubt | null => {
  const [rate, median] = [rateOf(draft), usual[keyOf(draft)]];
  if (rate === undefined || median === undefined) return null;
  if (rate <= median * muchAbove && rate >= median / farBelow) return null;
  return sizeDoubts.of.unlikeOthers({ rate: Math.round(rate), usual: Math.round(median) });
};
