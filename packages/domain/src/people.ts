/** How a person is named where little room or little is known. */

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** How people name a contact on the phone or on paper: C-000123. */
export const contactCode = (id: number): string => `C-${String(id).padStart(6, '0')}`;

/** The name, or 'Unknown' in the words of a language where there is none. */
export const personName = (name: string | null | undefined, word: (english: string) => string): string =>
  name?.trim() || word('Unknown');

/**
 * What stands in a person's square: two Latin capitals, 'MT' for Mehul Trivedi; one whole letter with its signs in
 * scripts that write syllables, 'ભા' for ભાવના. '?' when the name has no letter.
 */
export const initials = (name: string | null | undefined): string => {
  const words = (name ?? '').normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.]*/gu);
  if (!words) return '?';
  const first = (word: string): string => graphemes.segment(word)[Symbol.iterator]().next().value!.segment;
  const opening = first(words[0]!);
  if (!/^\p{Script=Latin}/u.test(opening)) return opening;
  const closing = words.length > 1 ? first(words.at(-1)!) : '';
  return (opening + (/^\p{Script=Latin}/u.test(closing) ? closing : '')).toUpperCase();
};
