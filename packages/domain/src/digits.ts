/** Decimal digits of the scripts that brokers type and paste, and how they read as Latin ones. */

/**
 * Zero of each: Latin, Arabic-Indic and its Urdu form, Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu,
 * Kannada, Malayalam, full-width, and the five sets of mathematical letters that people write 'in bold' with.
 */
export const digitZeros = [
  0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xff10, 0x1d7ce, 0x1d7d8, 0x1d7e2,
  0x1d7ec, 0x1d7f6,
] as const;

const values = new Map(
  digitZeros.flatMap((zero) => Array.from({ length: 10 }, (_, digit) => [zero + digit, String(digit)] as const)),
);

/** '7' for a seven of any of the scripts; undefined for any other sign. */
export const latinDigit = (codePoint: number): string | undefined =>
  codePoint < 0x660 && (codePoint < 0x30 || codePoint > 0x39) ? undefined : values.get(codePoint);

/** The digits of a text in Latin, and nothing else of it. */
export const digitsOf = (text: string): string => {
  let digits = '';
  for (const sign of text) digits += latinDigit(sign.codePointAt(0)!) ?? '';
  return digits;
};
