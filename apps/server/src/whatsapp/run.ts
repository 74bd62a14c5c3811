import type { Logger } from 'pino';
import type { Services } from '../core/context.ts';
import { holdConnection } from '../core/database/held-connection.ts';
import { newInboxWorker } from '../core/inbox/index.ts';
import { withoutSecrets } from '../core/jobs/error-text.ts';
import { oneAtATime } from '../core/one-at-a-time.ts';
import { haltBroadcast } from './broadcasts/index.ts';
import { fieldHandlers } from './fields.ts';
import { whatsappInbox } from './incoming/inbox.ts';
import { whatsappConsumer } from './incoming/take-events.ts';
import { type NumberSender, startNumberSender } from './outgoing/number-sender.ts';
import { onBroadcastStopped } from './outgoing/refused-broadcast.ts';

/** How often is looked for what no notice told of: messages that fall due, and what another process left. */
const lookMs = 1000;

onBroadcastStopped(haltBroadcast);

export interface WhatsappRunner {
  /** Takes and sends no more; resolves once what is in hand is done. */
  stop(): Promise<void>;
}

/**
 * The part of WhatsApp that runs in the worker: takes webhooks as they are stored and sends what is due, one sender for a
 * number over all processes. A lease on a number is a lock of one connection, which goes with the process.
 */
export const startWhatsapp = async (ownerUrl: string, services: Services, log: Logger): Promise<WhatsappRunner> => {
  const senders = new Map<number, NumberSender>();
  let stopped = false;
  const inbox = newInboxWorker(services.platformPool, whatsappInbox, whatsappConsumer(fieldHandlers), log);

  const sending = oneAtATime(
    async () => {
      for (const sender of senders.values()) sender.wake();
      for (const number of await withWork(services)) if (!stopped && !senders.has(number.id)) await begin(number);
    },
    (error) => log.warn({ why: withoutSecrets(error) }, 'looking for messages to send failed and is tried again'),
  );

  const begin = async ({ company_id, id }: { company_id: number; id: number }) => {
    const lease = `angan whatsapp sender ${id}`;
    const taken = await connection.query<{ free: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as free',
      [lease],
    );
    if (!taken.rows[0]!.free) return;
    const sender = startNumberSender(services, log, company_id, id);
    senders.set(id, sender);
    void sender.ended.then(async () => {
      senders.delete(id);
      await connection.query('select pg_advisory_unlock(hashtextextended($1, 0))', [lease]).catch(() => undefined);
    });
  };

  const connection = await holdConnection({
    url: ownerUrl,
    name: 'angan whatsapp',
    log,
    opened: async (client) => {
      client.on('notification', ({ payload }) => (payload === 'event' ? inbox.wake() : sending()));
      await client.query('listen angan_whatsapp');
    },
    // The leases are gone with it: another process may send for these numbers from now on.
    lost: () => {
      for (const sender of senders.values()) sender.stop();
    },
  });
  inbox.start();
  sending();
  const timer = setInterval(sending, lookMs);
  return {
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      for (const sender of senders.values()) sender.stop();
      await Promise.all([...[...senders.values()].map(({ ended }) => ended), inbox.stop(), sending.idle()]);
      await connection.close();
    },
  };
};

/** Numbers with something due, or left over by a sender that died. */
const withWork = async ({ platformPool }: Services): Promise<{ company_id: number; id: number }[]> => {
  const { rows } = await platformPool.query<{ company_id: number; id: number }>(`
    select n.company_id, n.id from whatsapp_number n
     where n.status = 'Connected' and exists (select 1 from whatsapp_message m where m.company_id = n.company_id and m.number = n.id
         and m.status = 'queued' and m.due_at <= now()
         and (m.priority = 0 or m.priority = 10 and coalesce(n.held_until, '-infinity') <= now()))
        or exists (select 1 from whatsapp_message m where m.company_id = n.company_id and m.number = n.id
         and m.status = 'sending' and m.claimed_at < now() - interval '30 seconds')
     order by n.id`);
  return rows;
};
