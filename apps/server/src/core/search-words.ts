/** Words of a search at most; what comes after them is ignored. */
const most = 6;

/** A mobile number with its country's code, a 0 or a hyphen: it is stored as ten digits. */
const written = /(?<![\d+])(?:\+?91[\s-]?|0)?([6-9]\d{4})([\s-]?)(\d{5})(?!\d)/g;
/** Parted as it was typed: a remark may hold it with a space, which its halves fit as well. */
const asStored = (_: string, first: string, between: string, second: string) => `${first}${between && ' '}${second}`;

/** What people call each other by, who write the name alone: 'mahesh bhai' is stored as Mahesh Patel. */
const courtesies = /(?<=\S\s)(?:bhai|ben|behen|ji|ભાઈ|બેન|भाई|जी)(?!\S)/g;

/** A search as LIKE patterns: each word is looked for anywhere, in lower case, with its own % and _ taken literally. */
export const wordsOf = (search: string | undefined): string[] =>
  (search ?? '')
    .toLowerCase()
    .replace(written, asStored)
    .replace(courtesies, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, most)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
