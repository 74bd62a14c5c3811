import { createHash } from 'node:crypto';

/** A header as it is compared: lower case, without accents, signs and doubled spaces; 'E-mail 1 - Value' is 'e mail 1 value'. */
export const plainHeader = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/(?<=[a-z])\u0301|['’.]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** The same for the files of one program: all headers in order. */
export const fingerprintOf = (headers: readonly string[]): string =>
  createHash('sha256').update(headers.map(plainHeader).join('\n')).digest('hex').slice(0, 32);

/** How alike two words are, 0 to 1, by Jaro: letters in common, and those that changed places. */
export const similarity = (a: string, b: string): number => {
  if (a === b) return 1;
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const used = new Array<boolean>(b.length).fill(false);
  const inA = [...a].filter((letter, at) => {
    for (let other = Math.max(0, at - reach); other <= Math.min(b.length - 1, at + reach); other++)
      if (!used[other] && b[other] === letter) {
        used[other] = true;
        return true;
      }
    return false;
  });
  if (inA.length === 0) return 0;
  const inB = [...b].filter((_, at) => used[at]);
  const moved = inA.filter((letter, at) => letter !== inB[at]).length / 2;
  return (inA.length / a.length + inA.length / b.length + (inA.length - moved) / inA.length) / 3;
};
