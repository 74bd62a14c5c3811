import { appDevices, type Operator, socialNetworks } from '@angan/contract/platform/operator.ts';
import { gstinFault, stateCodeOfGstin, tidyTaxNumber } from '@angan/domain/tax-numbers.ts';
import { isInvoicePrefix } from '@angan/domain/taxes/index.ts';
import { z } from 'zod';

const fact = z.string().trim().max(300).default('');
const page = z.url({ protocol: /^https?$/ }).optional();

/** The settings that say who runs this server, for its public pages and policies. */
export const operatorSettings = {
  OPERATOR_NAME: fact,
  OPERATOR_ADDRESS: fact,
  OPERATOR_GSTIN: z
    .string()
    .default('')
    .transform(tidyTaxNumber)
    .refine((number) => number === '' || gstinFault(number) === undefined, 'a GST number with its check sign'),
  /** The state's number in the GST register, where there is no GST number to tell it. */
  OPERATOR_STATE: z
    .string()
    .regex(/^\d{2}$/, 'two digits, as the GST register numbers the states')
    .optional(),
  OPERATOR_SAC: z
    .string()
    .regex(/^\d{6}$/, 'six digits')
    .default('997331'),
  OPERATOR_INVOICE_PREFIX: z.string().refine(isInvoicePrefix, 'one to three capital letters or digits').default('ANG'),
  OPERATOR_GRIEVANCE_OFFICER: fact,
  SUPPORT_PHONE: fact,
  SUPPORT_WHATSAPP: fact,
  SUPPORT_EMAIL: fact,
  SOCIAL_FACEBOOK: page,
  SOCIAL_INSTAGRAM: page,
  SOCIAL_X: page,
  SOCIAL_WHATSAPP: page,
  SOCIAL_YOUTUBE: page,
  APP_ANDROID: page,
  APP_IOS: page,
};
type Given = z.infer<z.ZodObject<typeof operatorSettings>>;
type Shown = Omit<Given, 'OPERATOR_STATE' | 'OPERATOR_SAC' | 'OPERATOR_INVOICE_PREFIX'>;

/** What the demo shows where nothing is set: addresses that are nobody's, so that no part of the pages is missing. */
const ofDemo: Shown = {
  OPERATOR_NAME: 'Angan Demo',
  OPERATOR_ADDRESS: 'Ahmedabad, Gujarat, India',
  OPERATOR_GSTIN: '24AAAAA0000A1Z8',
  OPERATOR_GRIEVANCE_OFFICER: 'The grievance officer of the demo',
  SUPPORT_PHONE: '+91 79000 00000',
  SUPPORT_WHATSAPP: '+91 79000 00000',
  SUPPORT_EMAIL: 'support@angan.example',
  SOCIAL_FACEBOOK: 'https://facebook.example/angan',
  SOCIAL_INSTAGRAM: 'https://instagram.example/angan',
  SOCIAL_X: 'https://x.example/angan',
  SOCIAL_WHATSAPP: 'https://whatsapp.example/angan',
  SOCIAL_YOUTUBE: 'https://youtube.example/angan',
  APP_ANDROID: 'https://play.example/angan',
  APP_IOS: 'https://apps.example/angan',
};

export const operatorOf = (given: Given, demo: boolean): Operator => {
  const shown: Shown = given;
  const said = <N extends keyof Shown>(name: N): Shown[N] => shown[name] || (demo ? ofDemo[name] : shown[name]);
  const urls = <T extends string>(names: readonly T[], prefix: 'SOCIAL' | 'APP') =>
    names.map((name) => [name, said(`${prefix}_${name.toUpperCase()}` as keyof Shown)] as const);
  return {
    name: said('OPERATOR_NAME'),
    address: said('OPERATOR_ADDRESS'),
    gstin: said('OPERATOR_GSTIN'),
    grievance_officer: said('OPERATOR_GRIEVANCE_OFFICER'),
    phone: said('SUPPORT_PHONE'),
    whatsapp: said('SUPPORT_WHATSAPP'),
    email: said('SUPPORT_EMAIL'),
    social: urls(socialNetworks, 'SOCIAL').flatMap(([network, url]) => (url ? [{ network, url }] : [])),
    stores: urls(appDevices, 'APP').flatMap(([device, url]) => (url ? [{ device, url }] : [])),
  };
};

/** Who stands on the platform's own invoices as the one who sells (CGST Rules, rule 46). */
export const supplierOf = (given: Given, demo: boolean) => {
  const { name, address, gstin } = operatorOf(given, demo);
  return {
    name,
    address,
    gstin,
    state_code: given.OPERATOR_STATE ?? (gstin ? stateCodeOfGstin(gstin) : demo ? '24' : ''),
    sac: given.OPERATOR_SAC,
    prefix: given.OPERATOR_INVOICE_PREFIX,
  };
};
