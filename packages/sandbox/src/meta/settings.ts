import { z } from 'zod';

const ms = z.number().min(0).max(600_000);

/** How this Meta behaves, set with `POST /_control/meta/settings`; what is not given stays as it is. */
export const settingsSchema = z.strictObject({
  /** The page is not told of changes and bodies are not kept in the logs, for measurements. */
  quiet: z.boolean(),
  /** `auto`: the reviewer decides by the published rules after `review_seconds`; `manual`: somebody decides. */
  review: z.enum(['auto', 'manual']),
  review_seconds: z.number().min(0).max(86_400),
  /** What becomes of a UTILITY template with an offer in it: MARKETING at once, refused, or moved a day later. */
  promotional: z.enum(['recategorise', 'reject', 'later']),
  /** Bodies of more than 550 characters or 10 emojis are refused (2388040), as on some accounts. */
  short_bodies: z.boolean(),
  /** Creates per account and hour. */
  template_creates_per_hour: z.int().min(1),
  /** Calls about an account, its templates and numbers, by one app in an hour. */
  management_calls_per_hour: z.int().min(1),
  /** After the message was accepted. */
  sent_ms: ms,
  /** After it was sent. */
  delivered_ms: ms,
  /** `soon`: read `read_ms` after it was delivered; `opened`: when the chat is opened here; `never`. */
  read: z.enum(['soon', 'opened', 'never']),
  read_ms: ms,
  contacts_in_statuses: z.boolean(),
  /** From this day on utility is charged inside the window too, and what is no template above `service_free`. */
  window_charged_from: z.iso.date(),
  /** Messages that are no template, free for each number in a calendar month (UTC). */
  service_free: z.int().min(0),
  /** Of the app: below 24 a status carries `conversation` and the older pricing model. */
  webhook_version: z.int().min(16).max(99),
  /** POSTs at the same time to one address. With one, updates arrive in the order in which they happened. */
  webhook_connections: z.int().min(1).max(64),
  /** Updates in one POST, when behind. */
  webhook_batch: z.int().min(1).max(1000),
  webhook_timeout_ms: z.int().min(10).max(60_000),
  /** Numbers that end so are not on WhatsApp; more are told one by one. */
  not_on_whatsapp_suffix: z.string().regex(/^\d*$/),
  /** Messages to one person: so many at once, then one in `pair_seconds`. */
  pair_burst: z.int().min(1),
  pair_seconds: z.number().min(0),
  /** The code of the failed status above the messaging limit, which no source tells for certain. */
  over_limit_code: z.int(),
  /** Marketing messages per person and day outside the window, above which 131049 comes; null for no cap. */
  marketing_cap: z.int().min(0).nullable(),
  /** How long the handle of a resumable upload is good for. */
  handle_days: z.number().min(0),
  /** HTTP status by error code, where a test wants another one than the usual. */
  http_status: z.record(z.string().regex(/^\d+$/), z.int().min(400).max(599)),
});
export type Settings = z.infer<typeof settingsSchema>;

export const usualSettings: Settings = {
  quiet: false,
  review: 'auto',
  review_seconds: 5,
  promotional: 'recategorise',
  short_bodies: false,
  template_creates_per_hour: 100,
  management_calls_per_hour: 5000,
  sent_ms: 40,
  delivered_ms: 150,
  read: 'soon',
  read_ms: 600,
  contacts_in_statuses: true,
  window_charged_from: '2026-10-01',
  service_free: 1000,
  webhook_version: 25,
  webhook_connections: 1,
  webhook_batch: 1000,
  webhook_timeout_ms: 10_000,
  not_on_whatsapp_suffix: '0000',
  pair_burst: 45,
  pair_seconds: 6,
  over_limit_code: 131048,
  marketing_cap: null,
  handle_days: 3,
  http_status: {},
};
