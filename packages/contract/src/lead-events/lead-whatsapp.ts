import { z } from 'zod';
import { call } from '../kit/call.ts';
import { requiredText } from '../kit/fields.ts';
import { sentenceIn } from '../kit/sentence.ts';
import { metaId } from '../whatsapp/numbers.ts';
import { FirstAnswer, SendableTemplates } from './first-answer.ts';
import { LeadSourceHappening } from './lead-sources.ts';
import type { leadSourceProblems } from './problems.ts';
import { sourceFacts, sourceInput } from './source-rules.ts';

const problem = sentenceIn<typeof leadSourceProblems>().nullable();

/** The office's own WhatsApp number, as a source of leads. Token and secret are never answered. */
export const LeadWhatsapp = z.object({
  ...sourceFacts,
  /** Meta's ids of the number and of the business account that it belongs to. */
  phone_number_id: z.string(),
  waba_id: z.string(),
  has_access_token: z.boolean(),
  /** When the token was entered; null where there is none. */
  secret_set_on: z.string().nullable(),
  has_app_secret: z.boolean(),
  /** As Meta told of the number when it was last asked; '' until then. */
  display_phone_number: z.string(),
  verified_name: z.string(),
  checked_at: z.string().nullable(),
  /** Where Meta's app sends what is written to the number, and the word by which it asks there; '' until it was saved once. */
  callback_url: z.string(),
  verify_token: z.string(),
  /** What is answered by itself; null: nothing. */
  first_answer: FirstAnswer.nullable(),
  /** Why what came was refused, or Meta did not answer; null where all is well. */
  last_error: problem,
});
export type LeadWhatsapp = z.infer<typeof LeadWhatsapp>;

const secret = () => requiredText(500).optional();

/** What is left out stays. A secret that is left out stays too. */
export const LeadWhatsappInput = z.object({
  ...sourceInput,
  phone_number_id: metaId.optional(),
  waba_id: metaId.optional(),
  access_token: secret(),
  app_secret: secret(),
  first_answer: FirstAnswer.nullable().optional(),
});
export type LeadWhatsappInput = z.input<typeof LeadWhatsappInput>;

/** What Meta says of the number when it is asked; `problem` says why it did not. */
export const NumberCheck = z.object({ display_phone_number: z.string(), verified_name: z.string(), problem });
export type NumberCheck = z.infer<typeof NumberCheck>;

const path = '/properties/lead_whatsapp/';
const toEdit = { access: 'settings:edit' } as const;

/** The office's own WhatsApp number. Only the Owner has it. */
export const leadWhatsappCalls = {
  get: call({
    ...toEdit,
    method: 'GET',
    shows: ['lead_source_setting', 'lead_event'],
    path,
    summary: 'How the office’s own WhatsApp number is connected, and how its leads fare',
    answer: LeadWhatsapp,
  }),
  save: call({
    ...toEdit,
    method: 'PATCH',
    path,
    summary: 'Connect the office’s WhatsApp number, or change what becomes of its leads',
    body: LeadWhatsappInput,
    answer: LeadWhatsapp,
  }),
  test: call({
    ...toEdit,
    method: 'POST',
    inSteps: true,
    path: `${path}test/`,
    summary: 'Ask Meta for the number, and let its app hear of what is written to it',
    answer: NumberCheck,
  }),
  templates: call({
    ...toEdit,
    method: 'GET',
    inSteps: true,
    shows: ['lead_source_setting'],
    path: `${path}templates/`,
    summary: 'The approved templates of the account that may be a first answer, as Meta has them now',
    answer: SendableTemplates,
  }),
  rotate: call({
    ...toEdit,
    method: 'POST',
    path: `${path}rotate/`,
    summary: 'Make a new address for Meta; the old one ends at once',
    answer: LeadWhatsapp,
  }),
  disconnect: call({
    ...toEdit,
    method: 'POST',
    path: `${path}disconnect/`,
    summary: 'Forget the number, its token and its secret; the address ends, the leads stay',
    answer: LeadWhatsapp,
  }),
  happenings: call({
    ...toEdit,
    method: 'GET',
    shows: ['lead_event', 'inquiry'],
    path: `${path}happenings/`,
    summary: 'The last 20 leads by WhatsApp, newest first',
    answer: z.object({ results: z.array(LeadSourceHappening) }),
  }),
};
