import type { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams } from '../kit/fields.ts';
import { places, says, sentenceIn, sentences } from '../kit/sentence.ts';
import { timelineEntryOf, timelineOf, timelineQuery } from '../kit/timeline.ts';
import { taskIn } from '../tasks/task-sentences.ts';

const { text, word } = places;

/** What the software says of an entry on a loan's timeline. */
export const loanTimelineSentences = sentences({
  task: says('{task}', { task: taskIn }),
  moved: says('{from} to {to}', { from: word, to: word }),
  movedWith: says('{from} to {to}\n{note}', { from: word, to: word, note: text }),
  documentIs: says('{item}: {status}', { item: text, status: word }),
  documentIsWith: says('{item}: {status}. {note}', { item: text, status: word, note: text }),
  applied: says('Applied to {bank}', { bank: text }),
  refused: says('{bank} refused: {reason}', { bank: text, reason: text }),
  disbursed: says('{amount} paid out', { amount: places.price }),
  disbursementTaken: says('A disbursement was taken away'),
});

/** `document`, `application`, `disbursement`: something of the kind came or changed. */
export const LoanTimelineEntry = timelineEntryOf([
  'created',
  'changed',
  'moved',
  'document',
  'application',
  'disbursement',
  'visit',
  'task',
  'deleted',
  'restored',
]).extend({
  /** The same where the software says it, without its words. */
  sentence: sentenceIn<typeof loanTimelineSentences>().nullable(),
});
export type LoanTimelineEntry = z.infer<typeof LoanTimelineEntry>;

export const loanHistoryCalls = {
  timeline: call({
    method: 'GET',
    shows: ['loan', 'task', 'loan_document', 'loan_application', 'loan_disbursement', 'inquiry', 'property'],
    path: '/properties/loans/:id/timeline/',
    access: 'loan:view',
    summary: 'What happened with a loan, newest first: its stages, documents, disbursements, tasks and changes',
    params: idParams,
    query: timelineQuery,
    answer: timelineOf(LoanTimelineEntry),
  }),
};
