import { buttonTypes, urlTypes } from '@angan/domain/whatsapp/templates/index.ts';
import { z } from 'zod';
import { choice, flag, number, requiredText, text, tidyText } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';
import { draftLimits } from './flat-template.ts';

const onlyDigits = (typed: string) => typed.replaceAll(/\D/g, '');

/** A button to be used again, by the fields of a template's slot. */
const WhatsappButtonInput = z.object({
  button_type: z.enum(buttonTypes),
  button_text: requiredText(draftLimits.button_text),
  visit_website_button_url_type: choice(urlTypes),
  visit_website_button_url: text(draftLimits.url),
  visit_website_button_url_dynamic_sample_url: text(draftLimits.url),
  meta_insights: flag(),
  call_on_whatsapp_active_days: number(0, 365, 'int'),
  call_phone_number_country_code: tidyText(draftLimits.code, onlyDigits),
  call_phone_number: tidyText(draftLimits.phone, onlyDigits),
});

export const WhatsappButton = z.object({
  id: z.number(),
  button_type: z.enum(buttonTypes),
  button_text: z.string(),
  visit_website_button_url_type: z.enum(urlTypes),
  visit_website_button_url: z.string(),
  visit_website_button_url_dynamic_sample_url: z.string(),
  meta_insights: z.boolean(),
  call_on_whatsapp_active_days: z.number().nullable(),
  call_phone_number_country_code: z.string(),
  call_phone_number: z.string(),
});
export type WhatsappButton = z.infer<typeof WhatsappButton>;

export const whatsappButtons = resource({
  one: 'whatsapp_button',
  path: '/sandesh/whatsapp_button/',
  row: WhatsappButton,
  create: WhatsappButtonInput,
  update: WhatsappButtonInput.partial(),
  ordering: ['button_text', '-button_text', 'id', '-id'],
  search: ['button_text'],
  filters: {},
  subscription: 'any',
});
export const whatsappButtonCalls = whatsappButtons.calls;
