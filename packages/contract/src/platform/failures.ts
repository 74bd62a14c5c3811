import { places, type Stored, says, sentences } from '../kit/sentence.ts';

/** Why something that will not be tried again by itself failed; `why` is in the words of who refused it. */
export const failures = sentences({
  refused: says('{why}', { why: places.text }),
  perhapsSent: says('{why}. It may have been sent; retry if it did not arrive', { why: places.text }),
  tooLate: says('It would come too late to be of use, and was not sent'),
  nobodyLeft: says('Its device or its reader had gone before it went'),
  toldTogether: says('It was told together with others of its kind'),
  restored: says('It was on its way when the backup was made, and may have been sent; retry if it did not arrive'),
});
export type Failure = Stored<typeof failures>;
