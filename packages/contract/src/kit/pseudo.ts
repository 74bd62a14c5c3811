/** A language for tests: accents on every letter, two fifths longer, in brackets. What lacks them is outside the seam. */

const from = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const to = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåɓçðéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž';
const accents = new Map([...from].map((letter, at) => [letter, [...to][at]!]));

const accented = (text: string): string => [...text].map((letter) => accents.get(letter) ?? letter).join('');
const isMade = (text: string): boolean => text.startsWith('⟦');

/** Padding of two fifths of the letters, in words so that it may break. */
const padding = (letters: number): string =>
  'ẽẽẽẽ '
    .repeat(Math.ceil((letters * 0.4) / 4))
    .slice(0, Math.ceil(letters * 0.4))
    .trim();

/** A plain text. One that is made already stays. */
export const pseudoText = (text: string): string => {
  if (isMade(text) || !/[A-Za-z]/.test(text)) return text;
  const letters = text.replace(/[^A-Za-z]/g, '').length;
  return `⟦${accented(text)} ${padding(letters)}⟧`;
};

/** A message with its places: what is between braces or angles stays, save the branches of a plural. */
export const pseudoMessage = (message: string): string => {
  let out = '';
  let letters = 0;
  const walk = (at: number, isText: boolean): number => {
    let i = at;
    while (i < message.length) {
      const char = message[i]!;
      if (char === '}') return i;
      if (char === '{') {
        const end = isText ? message.indexOf('}', i) : -1;
        const plural = isText && /^\{\w+, (plural|select|selectordinal),/.test(message.slice(i));
        if (isText && !plural) {
          out += message.slice(i, end + 1);
          i = end + 1;
          continue;
        }
        out += '{';
        i = walk(i + 1, !isText) + 1;
        out += '}';
        continue;
      }
      if (isText && char === '<') {
        const end = message.indexOf('>', i);
        out += message.slice(i, end + 1);
        i = end + 1;
        continue;
      }
      if (isText && accents.has(char)) letters += 1;
      out += isText ? (accents.get(char) ?? char) : char;
      i += 1;
    }
    return i;
  };
  walk(0, true);
  return letters === 0 ? message : `⟦${out} ${padding(letters)}⟧`;
};
