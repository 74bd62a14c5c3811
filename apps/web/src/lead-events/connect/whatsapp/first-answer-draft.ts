import type { FirstAnswer, SendableTemplate } from '@angan/contract/lead-events/first-answer.ts';
import { type AnswerValue, answerValues } from '@angan/domain/leads/index.ts';

/** The place of a template in a list of them, from 1; 0 where it is not there (any more). */
export const templateId = (all: readonly SendableTemplate[], chosen: FirstAnswer['template']): number =>
  all.findIndex(({ name, language }) => name === chosen?.name && language === chosen.language) + 1;

/** With another template, whose places are filled in the order in which people mostly write them. */
export const withTemplate = (answer: FirstAnswer, template: SendableTemplate | undefined): FirstAnswer => ({
  ...answer,
  template: template
    ? {
        name: template.name,
        language: template.language,
        values: template.places.map((place, at) => ({ place, value: answerValues[Math.min(at, 2)]! })),
      }
    : null,
});

/** With something else in the place of one. */
export const withValue = (answer: FirstAnswer, place: string, value: AnswerValue): FirstAnswer => ({
  ...answer,
  template: answer.template && {
    ...answer.template,
    values: answer.template.values.map((one) => (one.place === place ? { place, value } : one)),
  },
});
