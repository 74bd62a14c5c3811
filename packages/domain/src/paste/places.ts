import { type Message, plainText, type Span, together } from './message.ts';
import { nameSimilarity } from './similarity.ts';
import type { Found, PasteFields, PasteLists, PlaceName } from './types.ts';

/** Names of places have up to this many words. */
const longest = 4;
/** From here on two names are the same one misspelled (domain, appendix A). */
const alike = 0.88;
/** Too short to be told from another word by likeness. */
const shortest = 5;

interface Word extends Span {
  readonly text: string;
}

interface Spelling {
  readonly id: number;
  readonly key: string;
  readonly kind: 'areas' | 'societies';
}

const keyOf = (name: string) =>
  plainText(name)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const spellings = (kind: Spelling['kind'], places: readonly PlaceName[]): Spelling[] =>
  places.flatMap(({ id, name, aliases = [] }) => [name, ...aliases].map((one) => ({ id, kind, key: keyOf(one) })));

const wordsOf = (message: Message): Word[] =>
  [...message.plain.matchAll(/[\p{L}\p{M}\p{N}]+(?:['.][\p{L}\p{M}\p{N}]+)*/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

const isLandmark = /(?:near|nr|opp|opposite|behind|b\/h|bh|next to|paase|pase|samne|સામે|પાસે)\s?[.,]?\s?(?:the )?$/;

/** The areas and societies of the company's lists that are named: the longest name that fits, then one nearly like it. */
export const readPlaces = (message: Message, lists: PasteLists): Pick<PasteFields, 'areas' | 'societies'> => {
  const known = [...spellings('societies', lists.societies), ...spellings('areas', lists.areas)];
  const byKey = new Map(known.map((one) => [one.key.replaceAll(' ', ''), one]));
  const parts: Record<Spelling['kind'], Found<number>[]> = { areas: [], societies: [] };
  const tokens = wordsOf(message);
  const pass = (find: (text: string, count: number) => Spelling | undefined, confidence: 'High' | 'Medium') => {
    for (let count = longest; count > 0; count -= 1)
      for (let at = 0; at + count <= tokens.length; at += 1) {
        const span = { start: tokens[at]!.start, end: tokens[at + count - 1]!.end };
        if (!message.isFree(span) || /[\n,;]/.test(message.plain.slice(span.start, span.end))) continue;
        const place = find(keyOf(message.plain.slice(span.start, span.end)), count);
        if (!place) continue;
        const isNear = place.kind === 'areas' && isLandmark.test(message.before(span)) && parts.areas.length > 0;
        if (!isNear) parts[place.kind].push(message.found(place.id, span, confidence));
      }
  };
  pass((text) => byKey.get(text.replaceAll(' ', '')), 'High');
  pass((text, count) => closest(text, count, known), 'Medium');
  return {
    ...(parts.areas.length > 0 && { areas: idsOf(parts.areas) }),
    ...(parts.societies.length > 0 && { societies: idsOf(parts.societies) }),
  };
};

const idsOf = (parts: Found<number>[]): Found<number[]> => {
  const inOrder = [...parts].sort((a, b) => a.start - b.start);
  return together([...new Set(inOrder.map((part) => part.value))], inOrder);
};

const closest = (text: string, count: number, known: readonly Spelling[]): Spelling | undefined => {
  if (text.length < shortest || /\d/.test(text)) return undefined;
  let best: Spelling | undefined;
  let most = alike;
  for (const one of known) {
    if (one.key[0] !== text[0] || one.key.split(' ').length !== count || /\d/.test(one.key)) continue;
    const score = nameSimilarity(text, one.key);
    if (score > most) [best, most] = [one, score];
  }
  return best;
};

const afterWord =
  /(?:^|[\s,(])(?:at|in|near|nr\.?|opp\.?|behind|b\/h|location|loc|area|road|@)\s?[:.-]?\s?(\p{Lu}[\p{L}\p{M}]+(?:\s\p{Lu}[\p{L}\p{M}]+){0,2})/gu;

/** Names that no list has, after a word that leads to a place. Suggested, never filled in. */
export const readUnknownPlaces = (message: Message): Found<string[]> | undefined => {
  const parts: Found<string>[] = [];
  for (const match of message.original.matchAll(afterWord)) {
    const start = match.index + match[0].length - match[1]!.length;
    const span = { start, end: start + match[1]!.length };
    if (message.isFree(span)) parts.push({ value: match[1]!, ...span, confidence: 'Low' });
  }
  return parts.length === 0
    ? undefined
    : { ...together([...new Set(parts.map((part) => part.value))], parts), confidence: 'Low' };
};
