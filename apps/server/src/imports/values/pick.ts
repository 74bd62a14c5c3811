/** A word as it is compared with others of a list: lower case, letters and digits alone. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Words of the trade for the entries of a list, in plain form. */
export type Aliases<W extends string> = Readonly<Record<string, W>>;

/** The entries of a list by their plain words and by those without gaps; made once for each list. */
const indexes = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

const indexOf = (options: readonly string[]) => {
  const known = indexes.get(options);
  if (known) return known;
  const made = new Map<string, string>();
  for (const form of [plainWord, tight])
    for (const option of options) if (!made.has(form(option))) made.set(form(option), option);
  indexes.set(options, made);
  return made;
};

/** The entry that a text means: its own words, whatever its signs, or an alias; undefined for anything else. */
export const pick = <W extends string>(
  options: readonly W[],
  text: string,
  aliases: Aliases<W> = {},
): W | undefined => {
  const wanted = plainWord(text);
  if (wanted === '') return undefined;
  const index = indexOf(options) as ReadonlyMap<string, W>;
  const alias = Object.hasOwn(aliases, wanted) ? aliases[wanted] : undefined;
  return index.get(wanted) ?? alias ?? index.get(tight(text));
};

const tight = (text: string) => plainWord(text).replaceAll(' ', '');
