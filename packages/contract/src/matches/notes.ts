import { gateReasons } from '@angan/domain/matching/reasons.ts';
import { places, type Stored, says, sentences } from '../kit/sentence.ts';

/** What stands above, or in place of, a list of matches. */
export const matchNotes = sentences({
  tooLittle: gateReasons.definitions.tooLittle,
  propertyIs: gateReasons.definitions.propertyIs,
  unproven: says('Only the likeliest {count} were compared. Say more about what is wanted to see all.', {
    count: places.figure,
  }),
});
export type MatchNote = Stored<typeof matchNotes>;
