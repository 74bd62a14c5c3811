/** The message that the welcome page shows being read. What is marked in it is what the rules of pasting read (message.test.ts). */
export const message =
  'Req 3bhk semi furnished Bopal / Ambli budget 85-95L ready poss, family. East facing hoy to saru, lift joiye. Call 98250 12345';

export const marked: readonly string[] = [
  '3bhk',
  'semi furnished',
  'Bopal',
  'Ambli',
  '85-95L',
  'ready poss',
  'East facing',
  '98250 12345',
];

/** The message in pieces, in order: what was read, and what stands between. */
export const messagePieces = (): { at: number; text: string; isMarked: boolean }[] => {
  const pieces: { at: number; text: string; isMarked: boolean }[] = [];
  let at = 0;
  for (const words of marked) {
    const start = message.indexOf(words, at);
    if (start > at) pieces.push({ at, text: message.slice(at, start), isMarked: false });
    pieces.push({ at: start, text: words, isMarked: true });
    at = start + words.length;
  }
  return at < message.length ? [...pieces, { at, text: message.slice(at), isMarked: false }] : pieces;
};
