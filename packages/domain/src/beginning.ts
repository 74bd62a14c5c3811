/**
 * The first `most` characters of a text, counted as the database and JavaScript's `length` count them, without half a sign
 * at the end: many signs, emoji first of all, are two characters long, and no database keeps a half.
 */
export const beginningOf = (text: string, most: number): string => {
  const cut = text.slice(0, Math.max(0, most));
  return cut.length < text.length && /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
};
