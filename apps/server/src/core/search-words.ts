/** Words of a search at most; what comes after them is ignored. */
const most = 6;

/** A search as LIKE patterns: each word is looked for anywhere, in lower case, with its own % and _ taken literally. */
export const wordsOf = (search: string | undefined): string[] =>
  (search ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, most)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
