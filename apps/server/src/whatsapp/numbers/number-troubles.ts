import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { type Kysely, sql } from 'kysely';
import { adminIds, raiseAlerts } from '../../alerts/index.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { notifyNumber } from './notify-number.ts';
import type { NumberRow } from './number-row.ts';

/** Nothing goes out of a number whose token Meta refused, until it is connected again: with another one. */
export const tokenExpired = async (db: Kysely<DB>, number: NumberRow): Promise<void> => {
  const refused = await db
    .updateTable('whatsapp_number')
    .set({ status: 'Token expired' })
    .where('company_id', '=', number.company_id)
    .where('id', '=', number.id)
    .where('status', '=', 'Connected')
    .where('token_sealed', '=', number.token_sealed)
    .returning(['id', 'verified_name', 'display_phone_number', 'last_updated'])
    .executeTakeFirst();
  if (refused)
    await raiseAlerts(db, [
      {
        to: await adminIds(db),
        kind: 'Integration failing',
        sentence: alertSentences.of.integrationRefused({
          name: refused.verified_name || refused.display_phone_number,
        }),
        key: `whatsapp number ${refused.id} refused ${refused.last_updated}`,
      },
    ]);
  await notifyNumber(db, number.company_id, number.id);
};

/** Broadcasts of a number wait, while its chats go on. A wait that is longer already stays. */
export const waitWithBroadcasts = async (
  db: Kysely<DB>,
  { companyId, number, seconds, code }: { companyId: number; number: number; seconds: number; code: number },
): Promise<void> => {
  await sql`update whatsapp_number set held_until = now() + ${seconds} * interval '1 second', held_code = ${code}
     where company_id = ${companyId} and id = ${number} and (held_until is null or held_until < now() + ${seconds} * interval '1 second')`.execute(
    db,
  );
  await notifyNumber(db, companyId, number);
};
