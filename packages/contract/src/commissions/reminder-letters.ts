import { letterNumbers, mostLetterDays } from '@angan/domain/brokerage/index.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { drf } from '../kit/drf-texts.ts';

export const reminderLetterTexts = {
  order: `Each letter goes later than the one before it, at most ${mostLetterDays} days after the due date.`,
};

/** A letter by its number, 1 to 3: friendly, firm, and the last. */
export const letterNumber = () =>
  z.literal(letterNumbers, { error: ({ input }) => (input === undefined ? drf.required : drf.notAChoice(input)) });

/** When a reminder letter goes by itself. */
export const ReminderLetter = z.object({
  letter: letterNumber(),
  /** After the due date of the invoice. */
  days: z.number().int(drf.notAnInteger).min(1, drf.min(1)).max(mostLetterDays, drf.max(mostLetterDays)),
  is_on: z.boolean(),
});
export type ReminderLetter = z.infer<typeof ReminderLetter>;
const ReminderLetters = z.object({ letters: z.array(ReminderLetter) });

export const reminderLetterCalls = {
  get: call({
    method: 'GET',
    shows: ['reminder_letter'],
    path: '/properties/reminder_letters/',
    access: 'commission:edit',
    summary: 'Which reminder letters go by themselves, and how many days after the due date',
    answer: ReminderLetters,
  }),
  put: call({
    method: 'PUT',
    path: '/properties/reminder_letters/',
    access: 'settings:edit',
    summary: 'Have reminder letters go by themselves, or no more; all of them are said at once',
    body: z.object({ letters: z.array(ReminderLetter).length(letterNumbers.length, reminderLetterTexts.order) }),
    answer: ReminderLetters,
  }),
};
