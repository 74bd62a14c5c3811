import type { Language } from '@angan/domain/lookups/office.ts';
import { z } from 'zod';

const other = z.string().optional();

/** The gateway's id of each text's template. English is registered by everybody, the other languages by whom they serve. */
export const smsSettings = {
  SMS_CODE_TEMPLATE: z.string().default('angan_code'),
  SMS_CODE_TEMPLATE_HI: other,
  SMS_CODE_TEMPLATE_GU: other,
  SMS_VISIT_TEMPLATE: z.string().default('angan_visit'),
  SMS_VISIT_TEMPLATE_HI: other,
  SMS_VISIT_TEMPLATE_GU: other,
  SMS_TERMS_TEMPLATE: z.string().default('angan_terms'),
  SMS_TERMS_TEMPLATE_HI: other,
  SMS_TERMS_TEMPLATE_GU: other,
  SMS_DEMO_TEMPLATE: z.string().default('angan_demo'),
  SMS_DEMO_TEMPLATE_HI: other,
  SMS_DEMO_TEMPLATE_GU: other,
};
type Given = z.infer<z.ZodObject<typeof smsSettings>>;

type Templates = Readonly<Record<'English', string>> & Readonly<Partial<Record<Language, string | undefined>>>;

/** Of each text its templates. The sandbox knows all of them, as `<English id>_hi` and `<English id>_gu`. */
export const smsTemplatesOf = (given: Given, isSandbox: boolean) => {
  const of = (id: string, hindi: string | undefined, gujarati: string | undefined): Templates => ({
    English: id,
    Hindi: hindi ?? (isSandbox ? `${id}_hi` : undefined),
    Gujarati: gujarati ?? (isSandbox ? `${id}_gu` : undefined),
  });
  return {
    code: of(given.SMS_CODE_TEMPLATE, given.SMS_CODE_TEMPLATE_HI, given.SMS_CODE_TEMPLATE_GU),
    visit: of(given.SMS_VISIT_TEMPLATE, given.SMS_VISIT_TEMPLATE_HI, given.SMS_VISIT_TEMPLATE_GU),
    terms: of(given.SMS_TERMS_TEMPLATE, given.SMS_TERMS_TEMPLATE_HI, given.SMS_TERMS_TEMPLATE_GU),
    demo: of(given.SMS_DEMO_TEMPLATE, given.SMS_DEMO_TEMPLATE_HI, given.SMS_DEMO_TEMPLATE_GU),
  };
};

/** The texts that go out by SMS: what they say is in outbox/sms-texts.ts. */
export type SmsName = keyof ReturnType<typeof smsTemplatesOf>;
