import { paces } from '@angan/domain/whatsapp/pace.ts';
import type { MetaApi, MetaError } from '../meta/index.ts';

/** What Meta says of a number, as the columns of its row. */
export interface Told {
  readonly display_phone_number: string;
  readonly verified_name: string;
  readonly quality: string;
  readonly messaging_limit: string;
  readonly throughput: number;
  readonly profile: string;
}

/**
 * Asks Meta for everything we keep of a number, and subscribes to its account, without which no webhook comes. `step`
 * says what Meta refused.
 */
export const askMeta = async (
  meta: MetaApi,
  { waba_id, phone_number_id }: { waba_id: string; phone_number_id: string },
): Promise<{ ok: true; told: Told } | { ok: false; step: 'number' | 'account'; error: MetaError }> => {
  const number = await meta.numbers.get(phone_number_id);
  if (!number.ok) return { ok: false, step: 'number', error: number.error };
  const subscribed = await meta.apps.subscribe(waba_id);
  if (!subscribed.ok) return { ok: false, step: 'account', error: subscribed.error };
  const profile = await meta.numbers.readProfile(phone_number_id);
  const { display_phone_number, verified_name, quality, messaging_limit, throughput } = number.value;
  return {
    ok: true,
    told: {
      display_phone_number,
      verified_name,
      quality,
      messaging_limit,
      throughput: throughput === 'HIGH' ? paces.HIGH : paces.STANDARD,
      // A number without a profile is a number all the same.
      profile: JSON.stringify(profile.ok ? profile.value : {}),
    },
  };
};
