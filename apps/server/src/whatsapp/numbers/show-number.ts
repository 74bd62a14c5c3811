import { type WhatsappNumber, WhatsappProfile, type webhookHealths } from '@angan/contract/whatsapp/numbers.ts';
import type { ReplyCost } from '@angan/domain/whatsapp/cost.ts';
import { metaErrorOf } from '@angan/domain/whatsapp/errors.ts';
import type { NumberRow } from './number-row.ts';
import { type Standstill, whyStill } from './standstill.ts';

const dayMs = 24 * 60 * 60_000;

/** A number as its people see it; never with its token. */
export const showNumber = (
  row: NumberRow,
  now: Date,
  { standstill, replies }: { standstill?: Standstill | undefined; replies?: ReplyCost | null } = {},
): WhatsappNumber => ({
  id: row.id,
  waba_id: row.waba_id,
  phone_number_id: row.phone_number_id,
  display_phone_number: row.display_phone_number,
  verified_name: row.verified_name,
  quality: row.quality,
  messaging_limit: row.messaging_limit,
  throughput: row.throughput,
  status: row.status as WhatsappNumber['status'],
  profile: WhatsappProfile.partial().parse(row.profile),
  account_notice: row.account_notice,
  held:
    row.held_until && Date.parse(row.held_until) > now.getTime()
      ? { until: row.held_until, why: metaErrorOf(row.held_code ?? 0).meaning }
      : null,
  standstill: standstill ? { ...standstill, why: whyStill(standstill) } : null,
  replies: replies ?? null,
  webhook: { health: healthOf(row, now), verified_at: row.webhook_verified_at, last_at: row.last_webhook_at },
  synced_at: row.synced_at,
  is_default: row.is_default,
  created_date: row.created_date,
});

const healthOf = ({ last_webhook_at, webhook_verified_at }: NumberRow, now: Date): (typeof webhookHealths)[number] => {
  if (last_webhook_at && now.getTime() - Date.parse(last_webhook_at) < dayMs) return 'Working';
  return last_webhook_at || webhook_verified_at ? 'Quiet' : 'Not set up';
};
