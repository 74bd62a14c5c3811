import { headerFormats, templateLanguages } from '@angan/domain/whatsapp/templates/index.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { requiredText } from '../kit/fields.ts';
import { flatShown } from './flat-template.ts';

export const draftDescriptionLength = 1000;
/** Drafts that are made at a time. */
export const draftsAtATime = 3;

/** A draft that passes every rule; the fields of a template, so that saving it is adding it. */
export const TemplateDraft = z.object({
  /** What it is for: 'Price drop'. */
  title: z.string(),
  template_name: z.string(),
  language: z.enum(templateLanguages),
  category: z.literal('MARKETING'),
  header_format: z.enum(headerFormats),
  header: z.string(),
  header_variable: z.string(),
  header_variable_field: flatShown.body_variable_1_field,
  body: z.string(),
  footer: z.string(),
  ...flatShown,
});
export type TemplateDraft = z.infer<typeof TemplateDraft>;

export const templateDraftTexts = {
  patterns: 'Built from patterns: no AI provider is set up.',
  fellBack: 'Built from patterns: the AI provider gave nothing that passes WhatsApp’s rules.',
  byModel: (model: string) => `Written by ${model}, and checked against WhatsApp’s rules.`,
} as const;

export const templateDraftCalls = {
  make: call({
    method: 'POST',
    path: '/sandesh/whatsapp_template/drafts/',
    access: 'whatsapp_template:create',
    subscription: 'any',
    // A model may write for a while.
    inSteps: true,
    summary: 'Drafts of a template from a description in words; nothing is stored',
    body: z.object({
      description: requiredText(draftDescriptionLength),
      language: z.enum(templateLanguages).optional(),
    }),
    answer: z.object({
      /** `patterns` where no model wrote them. */
      made_by: z.enum(['patterns', 'model']),
      /** The same as a sentence, to be shown. */
      note: z.string(),
      drafts: z.array(TemplateDraft),
    }),
  }),
};
