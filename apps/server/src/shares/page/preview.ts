import type { Words } from '@angan/contract/kit/sentence.ts';
import { sharePageTexts } from '@angan/contract/shares/texts.ts';
import { beginningOf } from '@angan/domain/beginning.ts';
import type { Brochure } from '@angan/domain/brochure/index.ts';
import { propertiesCounted } from '../counted.ts';

/** Characters under which every chat shows a description whole. */
const most = 199;

const factOf = ({ facts }: Brochure, name: string) => facts.find(({ label }) => label === name)?.value;
const priceOf = ({ prices }: Brochure) => prices[0]!.text;
const inShort = (brochure: Brochure) => `${brochure.in_short} ${priceOf(brochure)}`;

/** What a chat says of a link, of those that are still on offer, from what the share says already. */
export const previewText = (brochures: readonly Brochure[], words: Words): string => {
  const [only] = brochures;
  if (!only) return words.say(sharePageTexts.gone);
  const text =
    brochures.length === 1
      ? [priceOf(only), factOf(only, 'Size'), factOf(only, 'BHK'), only.place].filter(Boolean).join(', ')
      : `${propertiesCounted(brochures.length, words)}: ${brochures.map(inShort).join('; ')}`;
  return text.length <= most ? text : `${beginningOf(text, most - 1).trimEnd()}…`;
};
