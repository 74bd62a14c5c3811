import { feedbackInWords, type VisitFeedback } from '@angan/domain/visit-feedback.ts';
import { places, type Stored, says, sentences, type Words } from '../kit/sentence.ts';

const visit = '{of, select, none {Visit} other {Visit of {of}}}';
/** Code of the record at the other side; null where the reader does not see it. */
const of = (code: string | null) => code ?? 'none';
const feedback = (given: VisitFeedback & { readonly outcome: string | null }, { word }: Words) =>
  feedbackInWords(given.outcome, given, word);
const at = places.moment;

/** What happened with a visit in a line, and what was said of it in the next. */
export const visitSentences = sentences({
  planned: says(`${visit} planned for {at}`, { of, at }),
  putOff: says(`${visit} put off to {at}`, { of, at }),
  moved: says(`${visit} moved to {at}`, { of, at }),
  done: says(`${visit} done`, { of }),
  doneWith: says(`${visit} done\n{feedback}`, { of, feedback }),
  /** Without what happened, where that is clear. */
  feedback: says('{feedback}', { feedback }),
  missed: says(`${visit} missed`, { of }),
  cancelled: says(`${visit} cancelled`, { of }),
  cancelledWith: says(`${visit} cancelled\n{reason}`, { of, reason: places.word }),
  deleted: says(`${visit} deleted`, { of }),
  restored: says(`${visit} restored`, { of }),
});
export type VisitSentence = Stored<typeof visitSentences>;

/** The place of a visit in another sentence. */
export const visitIn = (given: VisitSentence, { sentence }: Words): string => sentence(visitSentences, given);
