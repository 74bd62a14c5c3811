/** The scripts in which an office in Ahmedabad writes down a name. */
export type Script = 'latin' | 'gujarati' | 'devanagari';

/** One word in its three scripts. */
export type Word = Readonly<Record<Script, string>>;

/**
 * A Devanagari word in Gujarati letters. The two blocks of Unicode lie letter by letter 0x180 apart; Gujarati writes no
 * dot under a letter. A word that Gujarati spells by another rule is written out where it is listed.
 */
export const gujaratiOf = (devanagari: string): string =>
  devanagari
    .normalize('NFD')
    .replaceAll('\u093c', '')
    .replace(/[\u0900-\u0963\u0966-\u097f]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x180));

/** Reads 'Latin देवनागरी' or 'Latin देवनागरी ગુજરાતી'; an underscore stands for a space within a word. */
export const wordOf = (entry: string): Word => {
  const [latin, devanagari, gujarati] = entry
    .trim()
    .split(/\s+/)
    .map((part) => part.replaceAll('_', ' '));
  if (!latin || !devanagari) throw new Error(`A word needs two scripts: ${entry}`);
  return { latin, devanagari, gujarati: gujarati ?? gujaratiOf(devanagari) };
};

/** Reads words set apart by commas. 'Patel*8 पटेल' stands eight times in the list, as in the street. */
export const wordsOf = (list: string): readonly Word[] =>
  list.split(',').flatMap((entry) => {
    const [, times] = /\*(\d+)/.exec(entry) ?? [];
    return Array.from({ length: Number(times ?? 1) }, () => wordOf(entry.replace(/\*\d+/, '')));
  });
