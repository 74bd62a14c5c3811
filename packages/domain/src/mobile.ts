import { digitsOf } from './digits.ts';
import { numberSpans } from './numbers-in-text.ts';

/** Mobile numbers: stored as ten digits, compared by them, shown whole or masked. */

/** '+65 9123 4567', '0097150..' with the code of another country; '079-26853344', '(022) 2685 3344' with a city's. */
const isOther = /^\W*(?:(?:\+|00)(?!91)[1-9]|0[1-8]\d{1,3}[\s)./-]+[2-6])/;

/**
 * The digits of a number without +91, 0091 or a leading 0, spaces, dots or hyphens: ten where it is a whole number.
 * More or fewer digits come back as they are, so that a slip of the finger is refused and not cut to another's number.
 * A number of another country and a landline have a plus before them, without which they could have ten digits too.
 */
export const mobileDigits = (text: string): string => {
  const digits = digitsOf(text);
  return isOther.test(text) ? `+${digits}` : (/^(?:0{0,2}91|0)(\d{10})$/.exec(digits)?.[1] ?? digits);
};

/** What two records are compared by. undefined when the text holds no whole number. */
export const mobileKey = (text: string): string | undefined => {
  const digits = mobileDigits(text);
  return isMobile(digits) ? digits : undefined;
};

/** Exactly ten digits after trimming; otherwise the form says 'Enter valid mobile number' (spec 5). */
export const isMobile = (text: string): boolean => /^\d{10}$/.test(text.trim());

/** The metros' codes, of which those of Ahmedabad and Bengaluru begin as a mobile does. */
const cityCode = /^\W*0(11|20|22|33|40|44|79|80)([2-6]\d{7})$/;
/**
 * The number of a home or an office as it is read: '07926561235' under 'Home Phone' is 079 26561235, while in a column of
 * mobiles it would be one with a zero before it.
 */
export const asLandline = (text: string): string => text.trim().replace(cityCode, '0$1-$2');

/** Seven asterisks and the last three characters (spec 9). An empty number stays empty. */
export const maskNumber = (number: string): string => (number === '' ? '' : `*******${number.slice(-3)}`);

/** '98240 11768'. Anything but ten digits, a masked number for one, is returned untouched. */
export const formatMobile = (number: string): string =>
  isMobile(number) ? number.trim().replace(/^(\d{5})(\d{5})$/, '$1 $2') : number;

/**
 * Free text with every phone number masked, so that a comment does not give away what its reader may not see: ten and
 * more digits however they are parted, halves on both sides of a comma, a slash or a line's end, and landlines. Prices
 * written with commas are left alone; so are dates and sizes. Which signs part a number is said in numbers-in-text.ts.
 */
export const maskNumbersIn = (text: string): string => {
  let masked = '';
  let at = 0;
  for (const { from, to, digits } of numberSpans(text)) {
    // The plus of a country or an opening bracket goes with the number.
    const begin = from > at && /[+(]/.test(text[from - 1]!) ? from - 1 : from;
    masked += text.slice(at, begin) + maskNumber(digits);
    at = to;
  }
  return masked + text.slice(at);
};

/** Address that calls an Indian number. */
export const telLink = (number: string): string => `tel:+91${mobileDigits(number)}`;

/** Address that opens a WhatsApp chat, with a text typed in if given. */
export const whatsappLink = (number: string, text?: string): string =>
  `https://wa.me/91${mobileDigits(number)}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
