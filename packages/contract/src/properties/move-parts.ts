import { places, type Stored, says, sentences, type Words } from '../kit/sentence.ts';

/** What was said with a move of a property, or with a request for one: the parts that were given. */
const moveParts = sentences({
  reason: says('{reason}', { reason: places.word }),
  until: says('until {day}', { day: places.day }),
  price: says('at {price}', { price: places.price }),
  closedBy: says('closed by {who}', { who: places.word }),
  lease: says('lease to {day}', { day: places.day }),
  note: says('{note}', { note: places.text }),
});
export type MovePart = Stored<typeof moveParts>;
export const movePart = moveParts.of;

/** The place in which they stand. */
export const partsIn = (parts: readonly MovePart[], { sentence }: Words): string =>
  parts.map((part) => sentence(moveParts, part)).join(', ');
