import { answerValues, firstAnswerHours, firstAnswerStates, leadSources } from '@angan/domain/leads/index.ts';
import { z } from 'zod';
import { sentenceIn } from '../kit/sentence.ts';
import type { leadSourceProblems } from './problems.ts';

export const firstAnswerLimits = { text: 1000, places: 5, template: 512 } as const;

/** The template that is sent, and with what each of its places is filled. */
export const AnswerTemplate = z.object({
  name: z.string().trim().min(1).max(firstAnswerLimits.template),
  language: z.string().trim().min(2).max(20),
  values: z
    .array(z.object({ place: z.string().max(60), value: z.enum(answerValues) }))
    .max(firstAnswerLimits.places)
    .default([]),
});

/** What is answered by itself. */
export const FirstAnswer = z.object({
  sources: z.array(z.enum(leadSources)).max(leadSources.length),
  hours: z.enum(firstAnswerHours),
  /** To who did not write on WhatsApp within the day; null: nothing. */
  template: AnswerTemplate.nullable(),
  /** To who did; '': the template. */
  text: z.string().trim().max(firstAnswerLimits.text),
});
export type FirstAnswer = z.infer<typeof FirstAnswer>;

/** A template of the account that can be sent to anybody: approved, with places in its body alone. */
export const SendableTemplate = z.object({
  name: z.string(),
  language: z.string(),
  category: z.string(),
  body: z.string(),
  places: z.array(z.string()),
});
export type SendableTemplate = z.infer<typeof SendableTemplate>;
export const SendableTemplates = z.object({
  results: z.array(SendableTemplate),
  problem: sentenceIn<typeof leadSourceProblems>().nullable(),
});

/** What became of the answer to a lead. */
export const FirstAnswerOutcome = z.object({
  status: z.enum(firstAnswerStates),
  /** When it was sent; null where it was not. */
  sent_at: z.string().nullable(),
  /** Why it could not be sent, in the words for Meta's codes; '' where it was, or nobody knows. */
  problem: z.string(),
});
export type FirstAnswerOutcome = z.infer<typeof FirstAnswerOutcome>;
