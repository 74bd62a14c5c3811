import { maskNumbersIn } from './mobile.ts';

/** What stands in the place of an address, or of the code of a share. */
const masked = '*******';
const isLocal = /^[\p{L}\p{M}\p{N}._%+-]$/u;
const isDomain = /^[\p{L}\p{M}\p{N}.-]$/u;

/** Free text with every e-mail and UPI address masked, so that nothing of whose it is stays; also as they stand in links. */
export const maskAddressesIn = (text: string): string => {
  const signs = [...text];
  let shown = '';
  /** Up to where `shown` has come. */
  let at = 0;
  for (let sign = 0; sign < signs.length; sign += 1) {
    const length = lengthOfAt(signs, sign);
    if (length === 0) continue;
    const after = sign + length;
    let from = sign;
    while (from > at && isLocal.test(signs[from - 1]!)) from -= 1;
    let to = after;
    while (to < signs.length && isDomain.test(signs[to]!)) to += 1;
    // The end of a sentence is none of an address.
    while (to > after && /[.-]/.test(signs[to - 1]!)) to -= 1;
    if (from === sign || to === after) continue;
    shown += signs.slice(at, from).join('') + masked;
    at = to;
    sign = to - 1;
  }
  return shown + signs.slice(at).join('');
};

const lengthOfAt = (signs: readonly string[], at: number): number => {
  if (signs[at] === '@' || signs[at] === '\uff20') return 1;
  return signs[at] === '%' && signs[at + 1] === '4' && signs[at + 2] === '0' ? 3 : 0;
};

/** Halves of a number, also behind a code that ends in digits, where `maskNumbersIn` takes them for a part of it. */
const halves = /(?<!\d)\d{5} ?[/,;|&] ?\d{5}(?!\d)/g;
/** The code of a share, which opens its page to whoever has it: its length and signs are those of the contract's links. */
const shareCode = /(?<![A-Za-z0-9])(?=[A-Z]*\d)[2-9A-HJKMNP-TV-Z]{14}(?![A-Za-z0-9])/g;

/** What the platform's support reads of a text: no phone number, no address, and no code that opens anything. */
export const maskedTextForSupport = (text: string): string =>
  maskNumbersIn(maskAddressesIn(text)).replaceAll(halves, masked).replaceAll(shareCode, masked);
