import { mobileKey } from '@angan/domain/mobile.ts';
import type { PhonePerson } from '../core/platform/index.ts';

/** A person of the phone as a contact is written down: whole numbers of ten digits, each once. */
export const contactOfPhone = ({ name, numbers }: PhonePerson): { name: string; mobiles: string[] } => ({
  name: name.trim(),
  mobiles: [...new Set(numbers.flatMap((number) => mobileKey(number) ?? []))],
});
