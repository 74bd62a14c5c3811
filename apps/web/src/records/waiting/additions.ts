import { contactFields, mobileFields } from '@angan/contract/contacts/contact-fields.ts';
import type { Contact } from '@angan/contract/contacts/contacts.ts';

type Pairs = readonly (readonly [field: string, text: string])[];

const isNothing = (value: unknown) => value === undefined || value === null || value === '' || value === false;
const isMobileField = (field: string) => (mobileFields as readonly string[]).includes(field);
const isText = (field: string) => (contactFields as Record<string, { kind: string }>)[field]?.kind === 'text';

/**
 * What a contact that was written down anew says and the one that is there does not, as a change of that one, by the fields
 * of its form: numbers in the places that are free, lists with what they lack. A text where another stands, and a number for
 * which there is no place, go to the end of the comment, so that nothing of it is lost.
 */
export const additionsTo = (known: Contact, said: Pairs): Pairs => {
  const there = known as unknown as Readonly<Record<string, unknown>>;
  const added: [string, string][] = [];
  const aside: string[] = [];
  const free = mobileFields.filter((field) => isNothing(known[field]));
  const numbers = new Set<string>(mobileFields.map((field) => known[field]));
  for (const field of new Set(said.map(([name]) => name))) {
    const texts = said.filter(([name]) => name === field).map(([, text]) => text);
    const before = there[field];
    if (isMobileField(field)) {
      for (const number of texts.filter((one) => !numbers.has(one))) {
        const place = free.shift();
        if (place) added.push([place, number]);
        else aside.push(number);
      }
    } else if (Array.isArray(before)) {
      const had = before.map(String);
      if (texts.some((text) => !had.includes(text)))
        for (const text of new Set([...had, ...texts])) added.push([field, text]);
    } else if (isNothing(before)) added.push([field, texts[0]!]);
    else if (isText(field) && String(before) !== texts[0]) aside.push(texts[0]!);
  }
  if (aside.length === 0) return added;
  const comment = added.find(([field]) => field === 'comment')?.[1] ?? known.comment;
  return [
    ...added.filter(([field]) => field !== 'comment'),
    ['comment', [comment, ...aside].filter(Boolean).join('\n')],
  ];
};
