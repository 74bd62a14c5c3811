/** How a person is named where little room or little is known. */

/**
 * The first letter of a word with its signs, as `Intl.Segmenter` cuts it (Unicode 15.1, GB9c: letters that a virama
 * joins are one), which takes a phone a tenth of a second to make before the first list of people.
 */
const withSigns = /^.(?:[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d]\u200d?\p{L}|[\p{M}\u200c\u200d])*/u;
const firstLetter = (word: string): string => withSigns.exec(word)![0];

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
  const words = (name ?? '').normalize('NFC').match(/[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’.]|\u200c|\u200d)*/gu);
  if (!words) return '?';
  const opening = firstLetter(words[0]!);
  if (!/^\p{Script=Latin}/u.test(opening)) return opening;
  const closing = words.length > 1 ? firstLetter(words.at(-1)!) : '';
  return (opening + (/^\p{Script=Latin}/u.test(closing) ? closing : '')).toUpperCase();
};
