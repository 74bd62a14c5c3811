import { mobileDigits } from '../mobile.ts';
import { type Message, together } from './message.ts';
import type { Found } from './types.ts';

/** Ten digits from 6 to 9 in the groups that people write, with or without +91 or a 0. */
const rule =
  /(?<!\d|\d[.,]|₹ ?)(?:\(?\+?\s?(?:00)?91\)?[ .-]{0,3}|0[ -]?)?\(?[6-9](?:(?:(?:[ .()-]|\u20e3){0,3}\d)){9}(?!\d)/gu;
/** '079-26463381': an exchange's code and its number. */
const isLandline = /^0\d{2,4}[\s-]\d{6,8}$|^(?:0|\(?\+?\s?91\)?[ -]{0,2})\(?(?:79|80)\)?[\s-]+\d{4}[\s-]?\d{4}$/;
/** What makes ten digits a price or a size. */
const isAmount = /^\s?(?:sq|sft|psf|cr|lakh|lac|\/-)/;
/** '65000 - 75000' is from one to another. */
const isRange = /^[6-9]\d000\s?-\s?\d{2}000$/;

/** The mobile numbers of a message, each once. */
export const readPhones = (message: Message): Found<string[]> | undefined => {
  const parts = [...message.free(rule)]
    .filter((match) => !isAmount.test(message.after(match)) && !isLandline.test(match[0]) && !isRange.test(match[0]))
    .map((match) => message.found(mobileDigits(match[0].replace(/\D/g, '')), match));
  return parts.length === 0 ? undefined : together([...new Set(parts.map((part) => part.value))], parts);
};
