import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { standstillMs } from '@angan/domain/whatsapp/sending.ts';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { adminIds, raiseAlerts } from '../../alerts/index.ts';
import type { Services } from '../../core/context.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { withoutSecrets } from '../../core/jobs/error-text.ts';
import { notify } from '../notify.ts';
import { setCompany } from '../set-company.ts';
import { hasWaiting, standstillOf, whyStill } from './standstill.ts';

/** How often numbers are looked at. */
const lookMs = 5_000;

/**
 * Looks once at all numbers that are connected, or were until Meta refused their token: notes since when something waits,
 * and alarms their people once where nothing has left for too long although something waits, by the bell and in the log.
 */
export const watchStandstill = ({ platformPool, now }: Services, log: Logger): Promise<void> =>
  inTransaction(platformPool, 'select 1', async (client) => {
    const db = onConnection(client);
    await noteWaiting(db);
    for (const number of await standing(db)) {
      const standstill = await standstillOf(db, number, now());
      if (!standstill) continue;
      const { id, company_id, display_phone_number, verified_name, waits_since } = number;
      log.error(
        { number: id, since: waits_since, waiting: standstill.waiting, why: whyStill(standstill) },
        'nothing leaves this WhatsApp number although messages wait',
      );
      await sql`update whatsapp_number set alarmed_at = now() where company_id = ${company_id} and id = ${id}`.execute(
        db,
      );
      await setCompany(db, company_id);
      await raiseAlerts(db, [
        {
          to: await adminIds(db),
          kind: 'WhatsApp not sending',
          sentence: alertSentences.of.numberStandsStill({
            name: verified_name || display_phone_number,
            waiting: standstill.waiting,
            reason: standstill.code,
          }),
          key: `whatsapp number ${id} stands since ${waits_since}`,
        },
      ]);
      await notify(db, company_id, 'whatsapp_number', [id]);
    }
  });

const noteWaiting = async (db: Kysely<DB>): Promise<void> => {
  const { rows } = await sql<{ company_id: number; id: number }>`
    update whatsapp_number n set waits_since = case when l.waits then coalesce(n.waits_since, now()) end,
        alarmed_at = case when l.waits then n.alarmed_at end
      from (select n.company_id, n.id, n.status <> 'Disconnected' and ${hasWaiting} as waits from whatsapp_number n) l
     where n.company_id = l.company_id and n.id = l.id and l.waits = (n.waits_since is null)
    returning n.company_id, n.id`.execute(db);
  for (const { company_id, id } of rows) await notify(db, company_id, 'whatsapp_number', [id]);
};

const standing = async (db: Kysely<DB>) => {
  const { rows } = await sql<{
    company_id: number;
    id: number;
    status: string;
    display_phone_number: string;
    verified_name: string;
    waits_since: string;
  }>`
    select company_id, id, status, display_phone_number, verified_name, waits_since from whatsapp_number
     where waits_since < now() - ${standstillMs} * interval '1 millisecond' and alarmed_at is null
     order by company_id, id for update skip locked`.execute(db);
  return rows;
};

/** Looks again and again until it is stopped. In every process: a worker that is away is one of the reasons. */
export const startStandstillWatch = (services: Services, log: Logger): { stop(): Promise<void> } => {
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking
      .then(() => watchStandstill(services, log))
      .catch((error: unknown) => {
        log.warn({ why: withoutSecrets(error) }, 'looking for numbers that stand still failed and is tried again');
      });
  }, lookMs);
  return {
    stop: () => {
      clearInterval(timer);
      return looking;
    },
  };
};
