/** How a person is named where little room or little is known. */

let graphemes: Intl.Segmenter | undefined;

/** The first letter of a word with its signs. Scripts without such signs need no segmenter, which is slow to make. */
const firstLetter = (word: string): string => {
  if (/^[A-Za-z\d](?!\p{M})/u.test(word)) return word[0]!;
  graphemes ??= new Intl.Segmenter('hi', { granularity: 'grapheme' });
  return graphemes.segment(word)[Symbol.iterator]().next().value!.segment;
};

/** How people name a contact on the phone or on paper: C-000123. */
export const contactCode = (id: number): string => `C-${String(id).padStart(6, '0')}`;

/** 'Mehul Trivedi (C-000123)'; the code alone where there is no name. */
export const nameAndCode = ({ id, name }: { id: number; name: string | null }): string =>
  name?.trim() ? `${name.trim()} (${contactCode(id)})` : contactCode(id);

/**
 * What stands in a person's square: two Latin capitals, 'MT' for Mehul Trivedi; one whole letter with its signs in
 * scripts that write syllables, 'ભા' for ભાવના. '?' when the name has no letter.
 */
export const initials = (name: string | null | undefined): string => {
  const words = (name ?? '').normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.]*/gu);
  if (!words) return '?';
  const opening = firstLetter(words[0]!);
  if (!/^\p{Script=Latin}/u.test(opening)) return opening;
  const closing = words.length > 1 ? firstLetter(words.at(-1)!) : '';
  return (opening + (/^\p{Script=Latin}/u.test(closing) ? closing : '')).toUpperCase();
};
