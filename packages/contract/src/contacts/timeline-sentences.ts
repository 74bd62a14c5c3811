import { nameAndCode } from '@angan/domain/people.ts';
import { places, type Stored, says, sentences } from '../kit/sentence.ts';
import { taskIn } from '../tasks/task-sentences.ts';

const { text } = places;

const people = (all: readonly Parameters<typeof nameAndCode>[0][]) => all.map(nameAndCode).join(', ');

/** What the software says of an entry on a contact's timeline. */
export const contactTimelineSentences = sentences({
  mergedInto: says('into {code}', { code: text }),
  people: says('{people}', { people }),
  task: says('{task}', { task: taskIn }),
  unmergedFrom: says('from {code}', { code: text }),
});
export type ContactTimelineSentence = Stored<typeof contactTimelineSentences>;
