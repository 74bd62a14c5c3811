import { jaroWinkler } from '../names/jaro-winkler.ts';
import { inLatin } from '../names/latin.ts';
import { type Message, type Span, together } from './message.ts';
import { indexOf, keyOf, type PlaceIndex, type Spelling, soundOf } from './place-index.ts';
import type { Found, PasteFields, PasteLists } from './types.ts';

/** Names of places have up to this many words. */
const longest = 4;
/** From here on two names are the same one misspelled (domain, appendix A). */
const alike = 0.88;
/** Too short to be told from another word by likeness. */
const shortest = 6;
/** Shorter words of another script may sound like a place. */
const shortestSound = 4;
/** Words that are no part of a name which is written in two. */
const smallWord =
  /(?:^| )(?:a|an|at|in|is|it|of|on|or|to|me|ma|na|no|ni|nu|ka|ki|ke|ko|se|he|hu|we|am|for|the|and)(?: |$)/;

interface Word extends Span {
  readonly text: string;
}

const wordsOf = (message: Message): Word[] =>
  [...message.plain.matchAll(/[\p{L}\p{M}\p{N}]+(?:['.][\p{L}\p{M}\p{N}]+)*/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

/** 'in', 'of' as Gujarati hangs them on a name. */
const inPlace = /(?:માં|મા|ના|ની|નો|નું)$/u;

type Places = Pick<PasteFields, 'areas' | 'societies'>;

/** The areas and societies of the company's lists that are named, the longest name first. */
export const readPlaces = (message: Message, lists: PasteLists): Places => {
  const { byKey } = indexOf(lists);
  const find = (text: string) => joined(byKey, text) ?? joined(byKey, text.replace(inPlace, ''));
  return named(pass(message, find, 'High').concat(furtherSectors(message, find)));
};

/** 'chand kheda' is Chandkheda; 'got a' is not Gota. */
const joined = (byKey: PlaceIndex['byKey'], text: string): Spelling | undefined => {
  const found = byKey.get(text.replaceAll(' ', ''));
  const isOneWord = found && !found.key.includes(' ') && text.includes(' ');
  return isOneWord && smallWord.test(text) ? undefined : found;
};

/** Those that are nearly named: tried last, on words that nothing else was made of. */
export const readAlike = (message: Message, lists: PasteLists): Places => {
  const index = indexOf(lists);
  // 'ગોતામાં' where the office writes Gota.
  const find = (text: string, count: number) =>
    inLatin(text) === text
      ? closest(text, count, index.known)
      : (spoken(text, index) ?? spoken(text.replace(inPlace, ''), index));
  return named(pass(message, find, 'Medium'));
};

const spoken = (text: string, { byKey, bySound }: PlaceIndex): Spelling | undefined => {
  const [latin, sound] = [inLatin(text).replaceAll(' ', ''), soundOf(text)];
  return (
    (latin.length < shortestSound ? undefined : byKey.get(latin)) ??
    (sound.length < shortestSound ? undefined : bySound.get(sound))
  );
};

/** A firm's own address, and what is some minutes away. */
const isElsewhere =
  /(?:realt(?:y|ors?)|propert(?:y|ies)|estates?|consultan\p{L}+|associates?)\s?[,-]\s?$|(?:min(?:ute)?s?|kms?)\s(?:drive |walk )?(?:from|to|away from)\s$/u;

interface Place {
  readonly kind: Spelling['kind'];
  readonly found: Found<number>;
}

const pass = (
  message: Message,
  find: (text: string, count: number) => Spelling | undefined,
  confidence: 'High' | 'Medium',
): Place[] => {
  const places: Place[] = [];
  const tokens = wordsOf(message);
  for (let count = longest; count > 0; count -= 1)
    for (let at = 0; at + count <= tokens.length; at += 1) {
      const span = { start: tokens[at]!.start, end: tokens[at + count - 1]!.end };
      if (!message.isFree(span) || /[\n,;]/.test(message.plain.slice(span.start, span.end))) continue;
      if (isElsewhere.test(message.before(span))) continue;
      const place = find(keyOf(message.plain.slice(span.start, span.end)), count);
      if (place) places.push({ kind: place.kind, found: message.found(place.id, span, confidence) });
    }
  return places;
};

const sectors =
  /(?<![\p{L}])(sec(?:tor)?s?)\.?\s?-?\s?\d{1,3}((?:\s?[/,&]\s?\d{1,3}(?!\d|\s?(?:bhk|cr|l\b|k\b|lakh|lac|gaj|sq)))+)/gu;

/** 'Sector 45/46/47': the ones after the first. */
const furtherSectors = (message: Message, find: (text: string) => Spelling | undefined): Place[] =>
  [...message.plain.matchAll(sectors)].flatMap((match) => {
    const tail = match.index + match[0].length - match[2]!.length;
    return [...match[2]!.matchAll(/\d+/g)].flatMap((digits) => {
      const place = find(`sector ${digits[0]}`);
      const start = tail + digits.index;
      return place
        ? [{ kind: place.kind, found: message.found(place.id, { start, end: start + digits[0].length }) }]
        : [];
    });
  });

const named = (places: readonly Place[]): Places => {
  const of = (kind: Spelling['kind']) => places.filter((place) => place.kind === kind).map(({ found }) => found);
  const [areas, societies] = [of('areas'), of('societies')];
  return {
    ...(areas.length > 0 && { areas: idsOf(areas) }),
    ...(societies.length > 0 && { societies: idsOf(societies) }),
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
    const isNear = Math.abs(one.key.length - text.length) <= (text.length < 10 ? 1 : 2);
    if (!isNear || one.key[0] !== text[0] || one.key.split(' ').length !== count || /\d/.test(one.key)) continue;
    const score = jaroWinkler(text, one.key);
    if (score > most && eachAlike(text, one.key)) [best, most] = [one, score];
  }
  return best;
};

/** 'lower floor' is not 'Lower Parel': each word has to be like its own. */
const eachAlike = (a: string, b: string): boolean => {
  const others = b.split(' ');
  return a.split(' ').every((word, i) => jaroWinkler(word, others[i]!) > alike);
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
