import { places, type Stored, says, sentences, type Words } from '../kit/sentence.ts';

const { text, count } = places;

const more = sentences({ others: says('{count, plural, one {# other} other {# others}}', { count }) });
/** Of those who share something some are named. */
const who = ({ names, others }: { readonly names: readonly string[]; readonly others: number }, words: Words) => {
  const rest = others > 0 ? [words.sentence(more, more.of.others({ count: others }))] : [];
  return words.joined([...names, ...rest], 'and');
};

/** Why contacts may be one person. */
export const duplicateReasons = sentences({
  bothHave: says('Both have {what}', { what: text }),
  allHave: says('All {count} have {what}', { count, what: text }),
  someHave: says('{who} have {what}', { who, what: text }),
  alike: says('Names are alike, both in {place}', { place: text }),
  saidNot: says('Not the same, said {by} on {day}', { by: text, day: places.day }),
  somebodySaidNot: says('Not the same, said somebody on {day}', { day: places.day }),
});
export type DuplicateReason = Stored<typeof duplicateReasons>;
