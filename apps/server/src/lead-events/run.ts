import type { Logger } from 'pino';
import type { Services } from '../core/context.ts';
import { holdConnection } from '../core/database/held-connection.ts';
import { newInboxWorker } from '../core/inbox/index.ts';
import { withoutSecrets } from '../core/jobs/error-text.ts';
import { oneAtATime } from '../core/one-at-a-time.ts';
import { escalateDue } from './escalating/index.ts';
import { facebookConsumer, facebookInbox, fetchWaiting, fillDue } from './facebook/index.ts';
import { pullDue } from './pulling/index.ts';
import { readWaiting } from './reading/index.ts';
import { leadChannel } from './store-leads.ts';
import { sendAnswersDue } from './whatsapp/index.ts';

/** How often is looked for what no notice told of: portals that are due, and leads that another process left. */
const lookMs = 2000;

/**
 * The part of leads that runs in the worker: asks the portals and pages that are due, fetches what Facebook told of,
 * reads what came, and tells of what waits for an answer.
 */
export const startLeads = async (ownerUrl: string, services: Services, log: Logger) => {
  let stopped = false;
  const again = (what: string) => (error: unknown) =>
    log.warn({ why: withoutSecrets(error) }, `${what} failed and is tried again`);
  const reading = oneAtATime(async () => {
    while (!stopped && (await readWaiting(services, log, () => stopped)) > 0);
  }, again('reading leads'));
  const pulling = oneAtATime(async () => {
    while (!stopped && (await pullDue(services, log)) > 0);
  }, again('asking portals'));
  const fetching = oneAtATime(async () => {
    while (!stopped && (await fetchWaiting(services, log)) > 0);
  }, again('fetching leads'));
  const filling = oneAtATime(async () => {
    while (!stopped && (await fillDue(services, log)) > 0);
  }, again('looking for leads'));
  const escalating = oneAtATime(async () => {
    while (!stopped && (await escalateDue(services, log)) > 0);
  }, again('telling of leads that wait'));
  const answering = oneAtATime(async () => {
    while (!stopped && (await sendAnswersDue(services, log)) > 0);
  }, again('sending first answers'));
  const inbox = newInboxWorker(services.platformPool, facebookInbox, facebookConsumer, log);
  const connection = await holdConnection({
    url: ownerUrl,
    name: 'angan leads',
    log,
    opened: async (client) => {
      client.on('notification', ({ payload }) => {
        if (payload === 'event') return inbox.wake();
        fetching();
        reading();
        answering();
      });
      await client.query(`listen ${leadChannel}`);
    },
  });
  const look = () => {
    reading();
    pulling();
    fetching();
    filling();
    escalating();
    answering();
  };
  inbox.start();
  look();
  const timer = setInterval(look, lookMs);
  return {
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await Promise.all([
        reading.idle(),
        pulling.idle(),
        fetching.idle(),
        filling.idle(),
        escalating.idle(),
        answering.idle(),
        inbox.stop(),
      ]);
      await connection.close();
    },
  };
};
