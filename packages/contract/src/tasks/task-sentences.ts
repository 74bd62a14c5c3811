import { type CheckIn, checkInWords } from '@angan/domain/check-in.ts';
import type { TaskType } from '@angan/domain/lookups/tasks.ts';
import { feedbackInWords, type VisitFeedback } from '@angan/domain/visit-feedback.ts';
import { places, type Stored, says, sentences, type Words } from '../kit/sentence.ts';

const names = sentences({
  visit: says('Visit'),
  visitOf: says('Visit of {of}', { of: places.text }),
});
/** What was to be done; `of`: the code of the record at the other side, null where the reader does not see it. */
export interface TaskNamed {
  readonly type: TaskType;
  readonly of: string | null;
}
/** 'Visit of P-000123', 'Call'. */
const what = ({ type, of }: TaskNamed, { word, sentence }: Words) => {
  if (type !== 'Site Visit') return word(type);
  return sentence(names, of === null ? names.of.visit : names.of.visitOf({ of }));
};
const feedback = (given: VisitFeedback & { readonly outcome: string | null }, { word }: Words) =>
  feedbackInWords(given.outcome, given, word);
const at = places.moment;
const where = (given: Pick<CheckIn, 'distance_m' | 'measured_to'>, { word }: Words) => checkInWords(given, word);

/** What happened with a task in a line, and what was said of it in the next. */
export const taskSentences = sentences({
  planned: says('{what} planned for {at}', { what, at }),
  putOff: says('{what} put off to {at}', { what, at }),
  moved: says('{what} moved to {at}', { what, at }),
  done: says('{what} done', { what }),
  doneWith: says('{what} done\n{feedback}', { what, feedback }),
  /** Without what happened, where that is clear. */
  feedback: says('{feedback}', { feedback }),
  checkedIn: says('{what}: checked in, {where}', { what, where }),
  signed: says('{what}: the visitor signed the slip', { what }),
  confirmed: says('{what}: the visitor confirmed the slip by a code', { what }),
  slipMade: says('{what}: slip made', { what }),
  /** Somebody had completed it by mistake. */
  undone: says('{what} undone: still to be done', { what }),
  missed: says('{what} missed', { what }),
  cancelled: says('{what} cancelled', { what }),
  cancelledWith: says('{what} cancelled\n{reason}', { what, reason: places.word }),
  deleted: says('{what} deleted', { what }),
  restored: says('{what} restored', { what }),
});
export type TaskSentence = Stored<typeof taskSentences>;

/** The place of a task in another sentence. */
export const taskIn = (given: TaskSentence, { sentence }: Words): string => sentence(taskSentences, given);
