import { beginningOf } from '@angan/domain/beginning.ts';
import { mobileDigits } from '@angan/domain/mobile.ts';
import { numberSpans } from '@angan/domain/numbers-in-text.ts';
import type { ReadLead } from '../portals/index.ts';

/** Who asks, as far as they can be reached. */
export interface Person {
  readonly name: string;
  /** Ten digits each, the first to be called first. */
  readonly mobiles: readonly string[];
  readonly email: string;
}

/** India's mobiles begin with 6 to 9. */
const isIndian = (digits: string) => /^[6-9]\d{9}$/.test(digits);

/** The numbers of a text: '+91-9800000001 +91-9800000002', '91-9800000001', 9800000001. Numbers of other countries are none. */
export const mobilesIn = (text: string): string[] => {
  const parts = text.split(/[,/;|]|\s(?=\+|0?[6-9]\d{4}|91)/).map((part) => part.trim());
  const found = [...parts, text, ...numberSpans(text).map(({ digits }) => digits)]
    .filter((part) => !/^\+(?!91)/.test(part))
    .map(mobileDigits)
    .filter(isIndian);
  return [...new Set(found)].slice(0, 5);
};

const address = /^[^\s@<>"(),:;]{1,64}@[^\s@<>"(),:;]{1,189}\.[a-z]{2,24}$/i;

/** The person of an enquiry; none of their fields is taken for more than it is. */
export const personOf = ({ name, phone, email }: ReadLead): Person => ({
  name: beginningOf(name.replace(/\s+/g, ' ').trim(), 100),
  mobiles: mobilesIn(phone),
  email: address.test(email.trim()) ? email.trim() : '',
});
