import { propertiesCounted, shareTexts } from '@angan/contract/shares/texts.ts';
import { beginningOf } from '@angan/domain/beginning.ts';
import type { Brochure } from '@angan/domain/brochure/index.ts';

/** Characters under which every chat shows a description whole. */
const most = 199;

const factOf = ({ facts }: Brochure, name: string) => facts.find(({ label }) => label === name)?.value;
const priceOf = ({ prices }: Brochure) => prices[0]!.text;
/** '3 BHK Flat in Bopal' */
const homeInShort = ({ title }: Brochure): string => {
  const offer = title.indexOf(' for ');
  const place = title.indexOf(' in ', offer);
  return offer < 0 || place < 0 ? title : title.slice(0, offer) + title.slice(place);
};
const inShort = (brochure: Brochure) => `${homeInShort(brochure)} ${priceOf(brochure)}`;

/** What a chat says of a link, of those that are still on offer, from what the share says already. */
export const previewText = (brochures: readonly Brochure[]): string => {
  const [only] = brochures;
  if (!only) return shareTexts.gone;
  const text =
    brochures.length === 1
      ? [priceOf(only), factOf(only, 'Size'), factOf(only, 'BHK'), only.place].filter(Boolean).join(', ')
      : `${propertiesCounted(brochures.length)}: ${brochures.map(inShort).join('; ')}`;
  return text.length <= most ? text : `${beginningOf(text, most - 1).trimEnd()}…`;
};
