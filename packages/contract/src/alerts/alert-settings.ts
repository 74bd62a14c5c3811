import { alertChannels, alertKinds } from '@angan/domain/alerts.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';

/** What the screen of one's alerts says. */
export const alertSettingsTexts = {
  saved: 'Saved',
  notATime: 'Enter a time.',
  sameTimes: 'Enter two different times.',
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
    shows: ['alert_settings'],
    path: '/properties/alert_settings/',
    access: 'signed-in',
    subscription: 'any',
    summary: 'By which channels one’s alerts come, of which kinds, and when a push waits',
    answer: AlertSettings,
  }),
  update: call({
    method: 'PATCH',
    path: '/properties/alert_settings/',
    access: 'signed-in',
    subscription: 'any',
    summary: 'Change what is named; the rest stays',
    body: z.object({
      kinds: z
        .array(z.object({ kind, ...channels(z.boolean().optional()) }))
        .max(alertKinds.length)
        .optional(),
      quiet_hours: z
        .object({ is_on: z.boolean(), from: time, to: time })
        .refine(({ from, to }) => from !== to, { error: alertSettingsTexts.sameTimes })
        .optional(),
    }),
    answer: AlertSettings,
  }),
};
