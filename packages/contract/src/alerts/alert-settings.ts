import { alertChannels, alertKinds } from '@angan/domain/alerts.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { whatsappConsent, whatsappEnds, whatsappLines } from './alerts-on-whatsapp.ts';

/** What the screen of one's alerts says. */
export const alertSettingsTexts = {
  saved: 'Saved',
  notATime: 'Enter a time.',
  sameTimes: 'Enter two different times.',
  noMobile: 'Your account has no mobile number.',
  notVerified: 'Your mobile number was not proved by a code yet.',
  agreeFirst: 'Read what you agree to, and agree to it first.',
} as const;

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, alertSettingsTexts.notATime);
const kind = z.enum(alertKinds);
const channels = <V extends z.ZodType>(value: V) =>
  Object.fromEntries(alertChannels.map((channel) => [channel, value])) as Record<(typeof alertChannels)[number], V>;

/** How one's own alerts come, beside the list under the bell, in which all of them stand. */
export const AlertSettings = z.object({
  /** The kinds that somebody of one's role can be told of. */
  kinds: z.array(z.object({ kind, ...channels(z.boolean()) })),
  /** When a push waits until they end, by the clock in India. */
  quiet_hours: z.object({ is_on: z.boolean(), from: time, to: time }),
  /** Alerts on WhatsApp, which come to the own mobile of who agreed to it. */
  whatsapp: z.object({
    is_on: z.boolean(),
    /** Ten digits; '' where the account has none. */
    mobile: z.string(),
    is_verified: z.boolean(),
    /** Whether the platform can send there at all. */
    line: z.enum(whatsappLines),
    /** What ended it, where it was on before and is off. */
    ended: z.object({ why: z.enum(whatsappEnds), at: z.string() }).nullable(),
    /** Messages of the day in India, and how many there may be. */
    sent_today: z.number().int(),
    most_a_day: z.number().int(),
    /** What went since the first of the month. */
    sent_this_month: z.number().int(),
    /** Rupees that a message costs the platform today; null where nobody said. */
    rate: z.number().nullable(),
  }),
  /** The own address, to which mail goes. */
  email: z.string(),
  /** Whom push goes to. */
  devices: z.array(
    z.object({ id: z.number(), device_name: z.string(), is_current: z.boolean(), last_seen_at: z.string() }),
  ),
});
export type AlertSettings = z.infer<typeof AlertSettings>;

export const alertSettingsCalls = {
  show: call({
    method: 'GET',
    shows: ['alert_settings', 'alert_whatsapp', 'device_token', 'whatsapp_number'],
    path: '/properties/alert_settings/',
    access: 'signed-in',
    subscription: 'any',
    forSupport: 'closed',
    summary: 'By which channels one’s alerts come, of which kinds, and when a push waits',
    showsNumbers: true,
    answer: AlertSettings,
  }),
  update: call({
    method: 'PATCH',
    path: '/properties/alert_settings/',
    access: 'signed-in',
    subscription: 'any',
    summary: 'Change what is named; the rest stays',
    showsNumbers: true,
    body: z.object({
      kinds: z
        .array(z.object({ kind, ...channels(z.boolean().optional()) }))
        .max(alertKinds.length)
        .optional(),
      quiet_hours: z
        .object({ is_on: z.boolean(), from: time, to: time })
        .refine(({ from, to }) => from !== to, { error: alertSettingsTexts.sameTimes })
        .optional(),
      /** Turning it on is a consent, and says to which version of its words. */
      whatsapp: z
        .discriminatedUnion('is_on', [
          z.object({
            is_on: z.literal(true),
            text_version: z.literal(whatsappConsent.version, alertSettingsTexts.agreeFirst),
          }),
          z.object({ is_on: z.literal(false) }),
        ])
        .optional(),
    }),
    answer: AlertSettings,
  }),
};
