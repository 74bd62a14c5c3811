import { eventCalls, type LiveEvent } from '@angan/contract/events/events.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { steadyOnConnection } from '../database/on-connection.ts';
import { inTransaction, openingFor } from '../database/transaction.ts';
import { unauthenticated } from '../errors.ts';
import type { Door } from '../http/serve.ts';
import { claimedActor, claimOf, confirm } from '../http/session.ts';
import { permissionRecord } from '../may-do.ts';
import type { Changes } from './changes.ts';
import { mayHear } from './may-hear.ts';

const heartbeatMs = 25_000;

/** Server-sent events of the caller's company, each only to who may see the record. A revoked session is let go. */
export const serveEvents = ({ app, services, tokens }: Door, changes: Changes): void => {
  const { method, path } = eventCalls.stream;
  const streams = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of streams) end();
  });
  app.route({
    method,
    url: path,
    config: { call: eventCalls.stream },
    handler: async (request, reply) => {
      const claim = claimOf(request.headers.authorization, tokens);
      if (!claim) throw unauthenticated(drf.notAuthenticated);
      const actor = claimedActor(claim);
      /** Refuses a session that ended; answers what the Owner has said of its holder. */
      const admitted = () =>
        inTransaction(services.pool, openingFor(claim.userId, claim.deviceId, request.id), async (client, opened) => {
          confirm(claim, opened);
          return permissionRecord({ actor, steady: steadyOnConnection(client) });
        });
      let record = await admitted();
      const look = () =>
        admitted().then((found) => {
          record = found;
        }, end);
      reply.hijack();
      const out = reply.raw;
      out.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      out.write('event: ready\ndata: {}\n\n');
      const off = changes.on((change) => {
        if (change.company === actor.companyId && change.entity === 'user_permission') void look();
        if (!mayHear(actor, record, change)) return;
        const event: LiveEvent = { entity: change.entity, id: change.id, action: change.action };
        out.write(`event: change\ndata: ${JSON.stringify(event)}\n\n`);
      });
      const end = () => {
        clearInterval(beat);
        off();
        streams.delete(end);
        out.end();
      };
      const beat = setInterval(() => {
        out.write(': still here\n\n');
        void look();
      }, heartbeatMs);
      streams.add(end);
      request.raw.on('close', end);
    },
  });
};
