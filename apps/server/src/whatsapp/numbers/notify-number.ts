import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { notify } from '../notify.ts';

/** Tells live screens that a number goes on or waits, and with it its broadcasts, which say so too. */
export const notifyNumber = async (db: Kysely<DB>, companyId: number, number: number): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select id from whatsapp_broadcast where company_id = ${companyId} and number = ${number}
       and status in ('Scheduled', 'Sending', 'Paused')`.execute(db);
  await notify(db, companyId, 'whatsapp_number', [number]);
  await notify(
    db,
    companyId,
    'whatsapp_broadcast',
    rows.map(({ id }) => id),
  );
};
