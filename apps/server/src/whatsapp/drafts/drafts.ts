import { type templateDraftCalls, templateDraftTexts } from '@angan/contract/whatsapp/template-drafts.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { draftsByModel } from './ask-model.ts';
import { draftsFromPatterns, languageOf } from './from-patterns.ts';

export const templateDraftHandlers: Handlers<typeof templateDraftCalls> = {
  /** By the model where one is set up and its drafts pass the rules; else from patterns, which says so. */
  async make({ body }, { services, log }) {
    const language = body.language ?? languageOf(body.description);
    const { ai } = services.settings;
    const made = ai && (await draftsByModel(ai, body.description, language));
    if (made && 'drafts' in made)
      return { made_by: 'model', note: templateDraftTexts.byModel(ai.model), drafts: made.drafts };
    if (made) log.warn({ model: ai.model, ...made }, 'the AI provider gave no drafts, and patterns stand in');
    return {
      made_by: 'patterns',
      note: made ? templateDraftTexts.fellBack : templateDraftTexts.patterns,
      drafts: draftsFromPatterns(body.description, language),
    };
  },
};
