import type { FirstAnswer } from '@angan/contract/lead-events/first-answer.ts';
import type { LeadWhatsapp, LeadWhatsappInput } from '@angan/contract/lead-events/lead-whatsapp.ts';
import { type RuleDraft, ruleBodyOf, ruleDraftOf } from '../source-draft.ts';

/** What the form of the number holds. A secret is '' until a new one is typed; it is never shown again. */
export interface WhatsappDraft extends RuleDraft {
  phone_number_id: string;
  waba_id: string;
  access_token: string;
  app_secret: string;
  first_answer: FirstAnswer | null;
}

export const draftOf = (whatsapp: LeadWhatsapp): WhatsappDraft => ({
  ...ruleDraftOf(whatsapp),
  phone_number_id: whatsapp.phone_number_id,
  waba_id: whatsapp.waba_id,
  access_token: '',
  app_secret: '',
  first_answer: whatsapp.first_answer,
});

/** Whether the office has entered all that a number needs. */
export const isComplete = (whatsapp: LeadWhatsapp): boolean =>
  whatsapp.phone_number_id !== '' && whatsapp.waba_id !== '' && whatsapp.has_access_token && whatsapp.has_app_secret;

/** What a save sends: a secret where a new one was typed. What connects a number turns it on. */
export const bodyOf = (whatsapp: LeadWhatsapp, draft: WhatsappDraft): LeadWhatsappInput => {
  const { phone_number_id, waba_id, access_token, app_secret, first_answer, ...rules } = draft;
  return {
    ...ruleBodyOf(rules),
    ...(phone_number_id !== '' && { phone_number_id }),
    ...(waba_id !== '' && { waba_id }),
    ...(access_token !== '' && { access_token }),
    ...(app_secret !== '' && { app_secret }),
    ...(isComplete(whatsapp) && { first_answer }),
    ...(!isComplete(whatsapp) && { is_enabled: true }),
  };
};
