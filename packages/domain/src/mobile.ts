/** Mobile numbers: stored as ten digits, compared by them, shown whole or masked. */

const LENGTH = 10;
/** Zero of each script whose digits people type here: Devanagari, Gujarati. */
const zeros = [0x0966, 0x0ae6];

const latinDigit = (digit: string): string => {
  const code = digit.codePointAt(0)!;
  const zero = zeros.find((start) => code >= start && code < start + 10);
  return zero === undefined ? digit : String(code - zero);
};

const digitsOf = (text: string): string => text.replace(/[०-९૦-૯]/g, latinDigit).replace(/\D/g, '');

/**
 * The digits of a number without +91, 0091 or a leading 0, spaces, dots or hyphens: ten where it is a whole number.
 * More or fewer digits come back as they are, so that a slip of the finger is refused and not cut to another's number.
 */
export const mobileDigits = (text: string): string => {
  const digits = digitsOf(text);
  return /^(?:0{0,2}91|0)(\d{10})$/.exec(digits)?.[1] ?? digits;
};

/** What two records are compared by. undefined when the text holds no whole number. */
export const mobileKey = (text: string): string | undefined => {
  const digits = mobileDigits(text);
  return digits.length === LENGTH ? digits : undefined;
};

/** Exactly ten digits after trimming; otherwise the form says 'Enter valid mobile number' (spec 5). */
export const isMobile = (text: string): boolean => /^\d{10}$/.test(text.trim());

/** Seven asterisks and the last three characters (spec 9). An empty number stays empty. */
export const maskNumber = (number: string): string => (number === '' ? '' : `*******${number.slice(-3)}`);

/** '98240 11768'. Anything but ten digits, a masked number for one, is returned untouched. */
export const formatMobile = (number: string): string =>
  isMobile(number) ? number.trim().replace(/^(\d{5})(\d{5})$/, '$1 $2') : number;

/** Ten or more digits of any of the three scripts, with what people put between them on one line. */
const run = /[+(]?[\d०-९૦-૯](?:[^\S\n]{0,2}[()._+*\u2010-\u2015\u200b-\u200d\u2060-]{0,3}[^\S\n]{0,2}[\d०-९૦-૯]){9,}/gu;
/** Two halves of five with a comma or a slash, which would otherwise be read as a price or a date. */
const halves = /(?<![\d०-९૦-૯])[\d०-९૦-૯]{5}[,/][^\S\n]?[\d०-९૦-૯]{5}(?![\d०-९૦-૯])/gu;

/**
 * Free text with every run of ten or more digits masked, so that a comment does not give away a number its reader may
 * not see. Prices written with commas are left alone; so are dates and sizes, which are shorter.
 */
export const maskNumbersIn = (text: string): string =>
  [run, halves].reduce((left, pattern) => left.replace(pattern, (found) => maskNumber(digitsOf(found))), text);

/** Address that calls an Indian number. */
export const telLink = (number: string): string => `tel:+91${mobileDigits(number)}`;

/** Address that opens a WhatsApp chat, with a text typed in if given. */
export const whatsappLink = (number: string, text?: string): string =>
  `https://wa.me/91${mobileDigits(number)}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
