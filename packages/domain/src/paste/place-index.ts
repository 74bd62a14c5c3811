import { inLatin } from '../names/latin.ts';
import { plainText } from './message.ts';
import type { PasteLists, PlaceName } from './types.ts';

/** One way in which a place of the lists is written. */
export interface Spelling {
  readonly id: number;
  readonly key: string;
  readonly kind: 'areas' | 'societies';
}

export const keyOf = (name: string) =>
  plainText(name)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    // 'Sec 76' and 'Sector 76' are one place, whichever the office writes.
    .replace(/^sect?(?= ?\d)/, 'sector');

const spellings = (kind: Spelling['kind'], places: readonly PlaceName[]): Spelling[] =>
  places.flatMap(({ id, name, aliases = [] }) => [name, ...aliases].map((one) => ({ id, kind, key: keyOf(one) })));

export interface PlaceIndex {
  readonly known: readonly Spelling[];
  readonly byKey: ReadonlyMap<string, Spelling>;
  /** Of names that sound alike, none. */
  readonly bySound: ReadonlyMap<string, Spelling | undefined>;
}

/** Made once for a company's lists: a chat has thousands of messages. */
const indexes = new WeakMap<PasteLists, PlaceIndex>();
export const indexOf = (lists: PasteLists): PlaceIndex => {
  const made = indexes.get(lists);
  if (made) return made;
  const known = [...spellings('societies', lists.societies), ...spellings('areas', lists.areas)];
  const bySound = new Map<string, Spelling | undefined>();
  for (const one of known) {
    const sound = soundOf(one.key);
    bySound.set(sound, bySound.has(sound) && bySound.get(sound)?.id !== one.id ? undefined : one);
  }
  const index = { known, byKey: new Map(known.map((one) => [one.key.replaceAll(' ', ''), one])), bySound };
  indexes.set(lists, index);
  return index;
};

/** A name as both scripts have it: where an 'a' is only heard, each writes it otherwise. 'મણિનગર', Maninagar. */
export const soundOf = (name: string): string =>
  inLatin(name)
    .replace(/(?!^)[a\s]/g, '')
    .replace(/n(?=[bp])/g, 'm');
