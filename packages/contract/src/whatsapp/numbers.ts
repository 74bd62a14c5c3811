import { z } from 'zod';
import { call } from '../kit/call.ts';
import { flag, idParams, requiredText, text } from '../kit/fields.ts';
import { sentenceIn } from '../kit/sentence.ts';
import { ReplyCostShown } from './prices.ts';
import type { accountNotices } from './stored-sentences.ts';

/** `Token expired`: Meta refuses its access token. `Disconnected`: by hand; what was written with it stays. */
export const numberStatuses = ['Connected', 'Token expired', 'Disconnected'] as const;
export type NumberStatus = (typeof numberStatuses)[number];

/** `Working`: something came within a day. `Quiet`: the door was checked, and nothing came for a day. */
export const webhookHealths = ['Working', 'Quiet', 'Not set up'] as const;

/** Characters that WhatsApp lets the profile of a business have. */
export const profileLimits = {
  about: 139,
  address: 256,
  description: 512,
  email: 128,
  website: 256,
  websites: 2,
} as const;

/** What WhatsApp files a business under. */
export const profileVerticals = [
  'OTHER',
  'AUTO',
  'BEAUTY',
  'APPAREL',
  'EDU',
  'ENTERTAIN',
  'EVENT_PLAN',
  'FINANCE',
  'GROCERY',
  'GOVT',
  'HOTEL',
  'HEALTH',
  'NONPROFIT',
  'PROF_SERVICES',
  'RETAIL',
  'TRAVEL',
  'RESTAURANT',
] as const;

export const numberTexts = {
  tokenRefused: 'WhatsApp does not accept this token. Make a new one for a system user in Meta Business Settings.',
  notThere: 'WhatsApp knows no such number. Copy the Phone number ID from WhatsApp Manager.',
  otherAccount: 'This number does not belong to the WhatsApp Business account above.',
  taken: 'This number is connected by another office.',
  digits: 'Only digits, as Meta shows it.',
  notConnected: 'This number is not connected. Connect it again first.',
  connected: 'Number connected',
  disconnected: 'Number disconnected',
} as const;

export const WhatsappProfile = z.object({
  about: z.string(),
  address: z.string(),
  description: z.string(),
  email: z.string(),
  websites: z.array(z.string()),
  vertical: z.string(),
  profile_picture_url: z.string(),
});
export type WhatsappProfile = z.infer<typeof WhatsappProfile>;

/** One of our WhatsApp numbers, as Meta last told of it. Its token never leaves the server. */
export const WhatsappNumber = z.object({
  id: z.number(),
  waba_id: z.string(),
  phone_number_id: z.string(),
  display_phone_number: z.string(),
  verified_name: z.string(),
  /** UNKNOWN, GREEN, YELLOW or RED. */
  quality: z.string(),
  /** TIER_250, TIER_2K, TIER_10K, TIER_100K, TIER_UNLIMITED, or '' where Meta does not say. */
  messaging_limit: z.string(),
  /** Messages a second. */
  throughput: z.number(),
  status: z.enum(numberStatuses),
  profile: WhatsappProfile.partial(),
  /** What Meta said of the account that its people should know; '' where nothing. */
  account_notice: sentenceIn<typeof accountNotices>().nullable(),
  /** Its broadcasts wait until then, and why; null where they go on. */
  held: z.object({ until: z.string(), why: z.string() }).nullable(),
  /** Nothing has left it for five minutes although something waits, and why; null while messages leave. */
  standstill: z.object({ since: z.string(), waiting: z.number(), why: z.string() }).nullable(),
  /** What its replies come to this month; null where they cost nothing. */
  replies: ReplyCostShown,
  webhook: z.object({
    health: z.enum(webhookHealths),
    verified_at: z.string().nullable(),
    last_at: z.string().nullable(),
  }),
  synced_at: z.string().nullable(),
  is_default: z.boolean(),
  created_date: z.string(),
});
export type WhatsappNumber = z.infer<typeof WhatsappNumber>;

/** An id of Meta's, as somebody copies it. */
export const metaId = z
  .string()
  .trim()
  .regex(/^\d{5,25}$/, numberTexts.digits);

const toView = { access: 'whatsapp_number:view', subscription: 'any' } as const;
const toEdit = { access: 'whatsapp_number:edit', subscription: 'any' } as const;
const asksMeta = { inSteps: true } as const;

export const whatsappNumberCalls = {
  list: call({
    ...toView,
    method: 'GET',
    shows: ['whatsapp_number'],
    path: '/sandesh/whatsapp_number/',
    summary: 'WhatsApp numbers, the default first, and where Meta has to send its webhooks',
    answer: z.object({
      results: z.array(WhatsappNumber),
      /** For the Meta app: the callback's address; `ready` once the app's secret and the verify token are set. */
      webhook: z.object({ url: z.string(), ready: z.boolean() }),
    }),
  }),
  connect: call({
    ...toEdit,
    ...asksMeta,
    method: 'POST',
    path: '/sandesh/whatsapp_number/',
    summary: 'Connect a number, or connect it again with a new token: asks Meta whether all three fit together',
    body: z.object({
      waba_id: metaId,
      phone_number_id: metaId,
      token: requiredText(1000),
      is_default: flag(),
    }),
    answer: WhatsappNumber,
    status: 201,
  }),
  refresh: call({
    ...toEdit,
    ...asksMeta,
    method: 'POST',
    path: '/sandesh/whatsapp_number/:id/refresh/',
    summary: 'Ask Meta anew for name, quality, limits and profile, and subscribe to its webhooks',
    params: idParams,
    answer: WhatsappNumber,
  }),
  makeDefault: call({
    ...toEdit,
    method: 'POST',
    path: '/sandesh/whatsapp_number/:id/make_default/',
    summary: 'Write from this number where no other is chosen',
    params: idParams,
    answer: WhatsappNumber,
  }),
  disconnect: call({
    ...toEdit,
    method: 'POST',
    path: '/sandesh/whatsapp_number/:id/disconnect/',
    summary: 'Forget its token and send nothing more of it; what waits to be sent is cancelled',
    params: idParams,
    answer: WhatsappNumber,
  }),
  writeProfile: call({
    ...toEdit,
    ...asksMeta,
    method: 'PATCH',
    path: '/sandesh/whatsapp_number/:id/profile/',
    summary: 'Change what people see of the number in WhatsApp',
    params: idParams,
    body: z.object({
      about: text(profileLimits.about),
      address: text(profileLimits.address),
      description: text(profileLimits.description),
      email: z.union([z.literal(''), z.email().max(profileLimits.email)]).optional(),
      websites: z.array(z.url().max(profileLimits.website)).max(profileLimits.websites).optional(),
      vertical: z.enum(profileVerticals).optional(),
    }),
    answer: WhatsappNumber,
  }),
};
