import { places, type Stored, says, sentences } from '../kit/sentence.ts';

const { text } = places;

/** What the software says of an entry on a contact's timeline. */
export const contactTimelineSentences = sentences({
  mergedInto: says('into {code}', { code: text }),
  unmergedFrom: says('from {code}', { code: text }),
});
export type ContactTimelineSentence = Stored<typeof contactTimelineSentences>;
