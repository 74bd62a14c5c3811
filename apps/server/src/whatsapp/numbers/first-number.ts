import { type Kysely, sql } from 'kysely';
import type { Services } from '../../core/context.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { inTransaction, openingForPlatform } from '../../core/database/transaction.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { tokenSeal } from './number-row.ts';
import { refreshNumber } from './refresh-job.ts';

/**
 * Connects the number of the settings for the platform's company, where all of it is set. Meta is asked about it by a
 * job, so that the start waits for nobody. One that somebody disconnected stays so, until the settings have a new token.
 */
export const connectFirstNumber = async (services: Services): Promise<void> => {
  const { wabaId, phoneNumberId, token } = services.settings.meta;
  if (!wabaId || !phoneNumberId || !token) return;
  await inTransaction(services.platformPool, openingForPlatform(''), async (client) => {
    const db = onConnection(client);
    const seal = tokenSeal(services);
    const known = await db
      .selectFrom('whatsapp_number')
      .select(['id', 'token_sealed', 'status'])
      .where('phone_number_id', '=', phoneNumberId)
      .forUpdate()
      .executeTakeFirst();
    if (known && (known.token_sealed === '' || seal.open(known.token_sealed, phoneNumberId) === token)) return;
    const sealed = { waba_id: wabaId, token_sealed: seal.seal(token, phoneNumberId), status: 'Connected' };
    const id = known?.id ?? (await add(db, { ...sealed, phone_number_id: phoneNumberId }));
    if (known) await db.updateTable('whatsapp_number').set(sealed).where('id', '=', id).execute();
    await enqueue(db, refreshNumber, { number: id }, { key: `whatsapp number ${id}` });
  });
};

const add = async (
  db: Kysely<DB>,
  row: { waba_id: string; token_sealed: string; phone_number_id: string },
): Promise<number> => {
  const made = await db
    .insertInto('whatsapp_number')
    .values({
      ...row,
      company_id: sql`current_company_id()`,
      is_default: sql`not exists (select 1 from whatsapp_number n where n.company_id = current_company_id() and n.is_default)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
};
