import { firstAnswerStates } from '@angan/domain/leads/first-answer.ts';
import { contactWays } from '@angan/domain/lookups/contact-ways.ts';
import { callResults, junkReasons, lostReasons } from '@angan/domain/lookups/inquiries.ts';
import { z } from 'zod';
import { drf } from '../kit/drf-texts.ts';
import { choice, date, dateTime, text } from '../kit/fields.ts';
import { sentenceIn } from '../kit/sentence.ts';
import type { taskSentences } from '../tasks/task-sentences.ts';
import { stageChoices } from './inquiry-fields.ts';

/** Characters of what is said about a move or a call. */
export const stageNoteLimit = 500;

/** Why an inquiry is closed: of Closed Lost, and of Junk. */
export const stageReasons = [...lostReasons, ...junkReasons] as const;

/** A move by hand, with what the stage needs that the inquiry does not say yet. */
export const StageInput = z.object({
  stage: z.enum(stageChoices, { error: ({ input }) => (input === undefined ? drf.required : drf.notAChoice(input)) }),
  /** Of Closed Lost and Junk. */
  reason: choice(stageReasons),
  /** Of On Hold: the day on which it goes back to where it was. */
  resume_on: date(),
  next_follow_up: dateTime(),
  /** The call that led to it, which is counted as one. */
  call_result: choice(callResults),
  note: text(stageNoteLimit),
});
export type StageInput = z.input<typeof StageInput>;

/** A call or a message to the person. A call says how it ended. */
export const ContactedInput = z.object({
  how: z.enum(contactWays),
  call_result: choice(callResults),
  next_follow_up: dateTime(),
  note: text(stageNoteLimit),
});
export type ContactedInput = z.input<typeof ContactedInput>;

/** Something that happened with an inquiry. */
export const InquiryTimelineEntry = z.object({
  id: z.string(),
  kind: z.enum([
    'created',
    'changed',
    'deleted',
    'restored',
    'moved',
    'contacted',
    'first answer',
    'visit',
    'task',
    'liked',
    'note',
  ]),
  at: z.string(),
  /** Who did it; '' where nobody did. */
  by: z.string(),
  /** Of `moved`. */
  from: z.enum(stageChoices).nullable(),
  to: z.enum(stageChoices).nullable(),
  automatic: z.boolean(),
  /** Of `contacted`: the way, and how a call ended. */
  how: z.enum(contactWays).nullable(),
  call_result: z.enum(callResults).nullable(),
  /** Of `first answer`, which goes by itself: what became of it; `text` says why it did not go. */
  answer_status: z.enum(firstAnswerStates).nullable(),
  /** Of a move that closes it. */
  reason: z.string().nullable(),
  /**
   * What was said; of an automatic move, what moved it; of `visit` and `task`, what happened, and on the next line what was said of it;
   * of `liked`, the code of the property, '' where the reader may not see it.
   * Numbers in it as the reader's role may see them.
   */
  text: z.string(),
  /** Of a visit or another task the same without its words, for the reader's own language. */
  sentence: sentenceIn<typeof taskSentences>().nullable(),
  /** Names of the fields that changed. */
  fields: z.array(z.string()),
});
export type InquiryTimelineEntry = z.infer<typeof InquiryTimelineEntry>;
