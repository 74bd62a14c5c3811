import { places, type Stored, says, sentences } from '../kit/sentence.ts';
import { taskIn } from '../tasks/task-sentences.ts';
import { partsIn } from './move-parts.ts';

const { word } = places;

/** What the software says of an entry on a property's timeline. */
export const propertyTimelineSentences = sentences({
  moved: says('{parts}', { parts: partsIn }),
  asked: says('{to}', { to: word }),
  askedWith: says('{to}: {parts}', { to: word, parts: partsIn }),
  verified: says('{answer}', { answer: word }),
  /** 'Floor plan added' */
  file: says('{what}', { what: word }),
  task: says('{task}', { task: taskIn }),
  lease: says('Lease'),
});
export type PropertyTimelineSentence = Stored<typeof propertyTimelineSentences>;
