/** Share of each letter of a common beginning that Winkler adds, and how many letters of it count. */
const prefix = { weight: 0.1, most: 4 } as const;

/**
 * How alike two words are, 0 to 1: Jaro's measure with Winkler's bonus for a common beginning. Two empty words are equal;
 * letters are compared as they are, so the caller takes care of case and script.
 */
export const jaroWinkler = (a: string, b: string): number => {
  if (a === b) return 1;
  // Who takes whose letter may hang on who begins; so that both ways say the same, it is always the same who does.
  const jaro = a.length < b.length || (a.length === b.length && a < b) ? jaroOf(a, b) : jaroOf(b, a);
  let common = 0;
  while (common < prefix.most && a[common] !== undefined && a[common] === b[common]) common++;
  return jaro + common * prefix.weight * (1 - jaro);
};

const jaroOf = (a: string, b: string): number => {
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const taken = new Uint8Array(b.length);
  const matched: string[] = [];
  for (let i = 0; i < a.length; i++) {
    const end = Math.min(b.length, i + reach + 1);
    for (let j = Math.max(0, i - reach); j < end; j++) {
      if (taken[j] || a[i] !== b[j]) continue;
      taken[j] = 1;
      matched.push(a[i]!);
      break;
    }
  }
  const count = matched.length;
  if (count === 0) return 0;
  let at = 0;
  let moved = 0;
  for (let j = 0; j < b.length; j++) if (taken[j] && b[j] !== matched[at++]) moved++;
  return (count / a.length + count / b.length + (count - moved / 2) / count) / 3;
};

/**
 * The most that jaroWinkler can answer for words of these lengths that have `shared` letters in common and begin alike in
 * `begun` of them: what stays below a bound by it need not be compared.
 */
export const mostAlike = (lengthA: number, lengthB: number, shared: number, begun: number): number => {
  if (lengthA === 0 || lengthB === 0) return lengthA === lengthB ? 1 : 0;
  if (shared === 0) return 0;
  const jaro = (shared / lengthA + shared / lengthB + 1) / 3;
  return jaro + Math.min(begun, prefix.most) * prefix.weight * (1 - jaro);
};
