import { waIdOf } from '@angan/domain/whatsapp/people.ts';

/** A number as somebody typed it, as WhatsApp names it: ten digits are of India. */
export const numberGiven = (digits: string): string => (/^\d{10}$/.test(digits) ? waIdOf(digits) : digits);
