/** Letters that are the same within half the longer length, as Jaro counts them. */
const matches = (a: string, b: string): [string, string] => {
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const used = new Array<boolean>(b.length).fill(false);
  let ofA = '';
  for (let i = 0; i < a.length; i += 1)
    for (let j = Math.max(0, i - reach); j < Math.min(b.length, i + reach + 1); j += 1)
      if (!used[j] && a[i] === b[j]) {
        used[j] = true;
        ofA += a[i];
        break;
      }
  return [ofA, [...b].filter((_, j) => used[j]).join('')];
};

/** How alike two names are by Jaro and Winkler, 0 to 1. Expects lower case and plain spaces. */
export const nameSimilarity = (a: string, b: string): number => {
  if (a === b) return 1;
  const [ofA, ofB] = matches(a, b);
  const same = ofA.length;
  if (same === 0) return 0;
  const swapped = [...ofA].filter((letter, i) => letter !== ofB[i]).length / 2;
  const jaro = (same / a.length + same / b.length + (same - swapped) / same) / 3;
  let start = 0;
  while (start < 4 && a[start] === b[start]) start += 1;
  return jaro + start * 0.1 * (1 - jaro);
};
