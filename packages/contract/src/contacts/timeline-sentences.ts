import { places, type Stored, says, sentences, type Words } from '../kit/sentence.ts';

const { text, person } = places;

const whom = sentences({ whom: says('{name} ({code})', { name: person, code: text }) });
const people = (all: readonly { readonly name: string; readonly code: string }[], { sentence }: Words) =>
  all.map((one) => sentence(whom, whom.of.whom(one))).join(', ');

/** What the software says of an entry on a contact's timeline. */
export const contactTimelineSentences = sentences({
  mergedInto: says('into {code}', { code: text }),
  people: says('{people}', { people }),
  unmergedFrom: says('from {code}', { code: text }),
});
export type ContactTimelineSentence = Stored<typeof contactTimelineSentences>;
