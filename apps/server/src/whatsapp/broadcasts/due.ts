import type { Broadcast } from '@angan/contract/whatsapp/broadcasts.ts';
import { momentWithin, zoneOf } from '@angan/domain/whatsapp/sending-hours.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';

type Hours = Broadcast['hours'];

/** When people of a country may next be written to. */
export const dueFor = (hours: Hours, country: string, now: Date): Date =>
  hours ? momentWithin(now, hours, zoneOf(country)) : now;

/**
 * Puts what waits of a broadcast off to the next hours of each country where they are over. Nothing is done, and hardly
 * anything asked, while they run.
 */
export const keepToHours = async (
  db: Kysely<DB>,
  { companyId, broadcast, hours, now }: { companyId: number; broadcast: number; hours: Hours; now: Date },
): Promise<void> => {
  if (!hours) return;
  const { rows } = await sql<{ country: string }>`
    select distinct country from whatsapp_recipient where company_id = ${companyId} and broadcast = ${broadcast} and left_out is null`.execute(
    db,
  );
  for (const { country } of rows) {
    const due = dueFor(hours, country, now);
    if (due <= now) continue;
    await sql`
      update whatsapp_message m set due_at = ${due.toISOString()}
        from whatsapp_recipient r
       where m.company_id = ${companyId} and m.broadcast = ${broadcast} and m.status = 'queued' and m.due_at <= ${now.toISOString()}
         and r.company_id = ${companyId} and r.message = m.id and r.country = ${country}`.execute(db);
  }
};
