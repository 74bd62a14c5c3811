import { mobileDigits } from '../mobile.ts';
import { type Message, type Span, together } from './message.ts';
import type { Found } from './types.ts';

/** Ten digits from 6 to 9 in the groups that people write, with or without +91 or a 0. */
const rule =
  /(?<!\d|\d[.,]|₹ ?)(?:\(?\+?\s?(?:00)?91\)?[ .-]{0,3}|0[ -]?)?\(?[6-9](?:(?:(?:[ .()-]|\u20e3){0,3}\d)){9}(?!\d)/gu;
/** '079-26463381', '0731 255 6677': an exchange's code and its number. */
const isLandline = /^0\d{2,4}[\s-]\d[\d\s-]{5,9}$|^(?:0|\(?\+?\s?91\)?[ -]{0,2})\(?(?:79|80)\)?[\s-]+\d{4}[\s-]?\d{4}$/;
/** The code of another country stands before it, or begins it: '+1 647 555 0123', '+65 9123 4567'. */
const isForeign = /(?<![\p{L}\d.,])(?:\+|00)(?:\(?[1-9]\d{0,2}\)?[\s.-]?[\s(]?)?$/u;
/** A word that names another number than a mobile. */
const isOther =
  /(?<![\p{L}])(?:land\s?line|tel(?:ephone)?|fax|rera(?: id)?|a\/c|account|upi|gst(?:in)?|survey|(?:ad |post |property )?(?:id|ref|code))\s?(?:no\.?|number)?\s?[:#.-]?\s?$/u;
/** What makes ten digits a price or a size. */
const isAmount = /^\s?(?:sq|sft|psf|cr|lakh|lac|\/-)/;
/** '65000 - 75000', '650 - 750 - 1250' is from one to another. */
const isRange = /^[6-9]\d000\s?-\s?\d{2}000$|\s-\s.*\s-\s/;

/** The mobile numbers of a message, each once. */
export const readPhones = (message: Message): Found<string[]> | undefined => {
  const isMobile = (match: RegExpMatchArray & Span) =>
    !isAmount.test(message.after(match)) &&
    !isLandline.test(match[0]) &&
    !isRange.test(match[0]) &&
    !isForeign.test(message.before(match, 8)) &&
    !isOther.test(message.before(match));
  const parts = [...message.free(rule)]
    .filter(isMobile)
    .map((match) => message.found(mobileDigits(match[0].replace(/\D/g, '')), match));
  return parts.length === 0 ? undefined : together([...new Set(parts.map((part) => part.value))], parts);
};
