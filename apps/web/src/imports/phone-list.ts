import { vCardName, vCardOf, vCardText } from '@angan/domain/vcard.ts';
import type { PhonePerson } from '../core/platform/index.ts';

/** The phone's list as the file that its own export would be, so that it comes in as every other does. Who has no number is left out. */
export const phoneList = (people: readonly PhonePerson[], name: string): File | undefined => {
  const cards = people
    .filter(({ numbers }) => numbers.length > 0)
    .map(({ name, numbers, emails }) =>
      vCardOf([
        ...vCardName(name),
        ...numbers.map((number) => `TEL;TYPE=CELL:${vCardText(number)}`),
        ...emails.map((email) => `EMAIL;TYPE=INTERNET:${vCardText(email)}`),
      ]),
    );
  return cards.length > 0 ? new File(cards, `${name}.vcf`, { type: 'text/vcard' }) : undefined;
};
