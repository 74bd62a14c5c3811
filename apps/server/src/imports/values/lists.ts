/** What people and portals put between the entries of one cell. */
const between = /[,;|\n/&]|\s\+\s|(?<!\p{L})and(?!\p{L})/iu;

/**
 * The entries of a cell. "['1 Fan', 'No Bed']", as programs print a list, is told by its brackets and quotation marks,
 * so that an entry there may hold a slash or a comma; everywhere else commas, semicolons, slashes, & and 'and' part them.
 */
export const listIn = (text: string): string[] => {
  const given = text.trim();
  const entries = /^\[.*\]$/s.test(given) ? printed(given) : given.split(between);
  return entries.map((entry) => entry.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
};

/** The same where entries hold such signs themselves: what commas part is taken whole where it is known. */
export const knownIn = (text: string, isKnown: (entry: string) => boolean): string[] => {
  if (/^\s*\[/.test(text)) return listIn(text);
  const entries = text.split(/[,;|\n]/).map((entry) => entry.trim());
  return entries.flatMap((entry) => (isKnown(entry) ? [entry] : listIn(entry)));
};

const printed = (text: string): string[] => {
  const quoted = [...text.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g)];
  if (quoted.length === 0) return text.slice(1, -1).split(',');
  return quoted.map((found) => (found[1] ?? found[2] ?? '').replace(/\\(.)/g, '$1'));
};

/** The first whole number in a text, '3' in '3+ Balconies'. */
export const countIn = (text: string): number | null => {
  const found = /\d+/.exec(text);
  return found ? Number(found[0]) : null;
};
