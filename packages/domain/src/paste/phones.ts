import { mobileDigits } from '../mobile.ts';
import { type Message, together } from './message.ts';
import type { Found } from './types.ts';

/** Ten digits from 6 to 9 in the groups that people write, with or without +91 or a 0. */
const rule = /(?<![\d.,₹])(?:\+?\s?91[\s-]?|0)?[6-9](?:[\s.-]?\d){9}(?!\d)/g;
/** '079-26463381': an exchange's code and its number. */
const isLandline = /^0\d{2,4}[\s-]\d{6,8}$/;
/** What makes ten digits a price or a size. */
const isAmount = /^\s?(?:sq|sft|psf|cr|lakh|lac|\/-)/;

/** The mobile numbers of a message, each once. */
export const readPhones = (message: Message): Found<string[]> | undefined => {
  const parts = [...message.free(rule)]
    .filter((match) => !isAmount.test(message.after(match)) && !isLandline.test(match[0]))
    .map((match) => message.found(mobileDigits(match[0]), match));
  return parts.length === 0 ? undefined : together([...new Set(parts.map((part) => part.value))], parts);
};
