import type { Logger } from 'pino';
import type { Services } from '../core/context.ts';
import { holdConnection } from '../core/database/held-connection.ts';
import { newInboxWorker } from '../core/inbox/index.ts';
import { oneAtATime } from '../core/one-at-a-time.ts';
import { paymentConsumer, paymentInbox } from './incoming/index.ts';
import { reconcile } from './reconcile.ts';

const everyMs = 5 * 60_000;

/** The part of payments that runs in the worker: takes webhooks as they are stored, and asks about what none told. */
export const startBilling = async (ownerUrl: string, services: Services, log: Logger) => {
  const inbox = newInboxWorker(services.platformPool, paymentInbox, paymentConsumer(services), log);
  const reconciling = oneAtATime(
    async () => void (await reconcile(services, log)),
    (error) => log.warn({ err: error }, 'looking for open orders failed and is tried again'),
  );
  const connection = await holdConnection({
    url: ownerUrl,
    name: 'angan payments',
    log,
    opened: async (client) => {
      client.on('notification', inbox.wake);
      await client.query('listen angan_payment');
    },
    lost: () => undefined,
  });
  inbox.start();
  reconciling();
  const timer = setInterval(reconciling, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all([inbox.stop(), reconciling.idle()]);
      await connection.close();
    },
  };
};
