const alphabet = 26;
/** How often each letter is in a text; those outside a to z count as one. */
export const lettersOf = (text: string): Uint8Array => {
  const counts = new Uint8Array(alphabet + 1);
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at) - 97;
    counts[letter >= 0 && letter < alphabet ? letter : alphabet]!++;
  }
  return counts;
};

/** How many letters two texts have in common, by what `lettersOf` says of each. */
export const sharedLetters = (a: Uint8Array, b: Uint8Array): number => {
  let shared = 0;
  for (let at = 0; at <= alphabet; at++) shared += Math.min(a[at]!, b[at]!);
  return shared;
};
