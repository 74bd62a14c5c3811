import { eventCalls, type LiveEvent } from '@angan/contract/events/events.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { propertyTypes } from '@angan/domain/lookups/index.ts';
import { propertyTypesOf } from '@angan/domain/roles.ts';
import type { Actor } from '../context.ts';
import { inTransaction, openingFor } from '../database/transaction.ts';
import { unauthenticated } from '../errors.ts';
import type { Door } from '../http/serve.ts';
import { claimedActor, claimOf, confirm } from '../http/session.ts';
import type { Change, Changes } from './changes.ts';

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
      const admitted = () =>
        inTransaction(services.pool, openingFor(claim.userId, claim.deviceId, request.id), async (_, opened) =>
          confirm(claim, opened),
        );
      await admitted();
      const actor = claimedActor(claim);
      reply.hijack();
      const out = reply.raw;
      out.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-cache',
        'x-accel-buffering': 'no',
      });
      out.write('event: ready\ndata: {}\n\n');
      const off = changes.on((change) => {
        if (!mayHear(actor, change)) return;
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
        admitted().catch(end);
      }, heartbeatMs);
      streams.add(end);
      request.raw.on('close', end);
    },
  });
};

const mayHear = (actor: Actor, change: Change): boolean => {
  if (change.company !== actor.companyId) return false;
  if (change.user !== undefined && change.user !== actor.userId) return false;
  if (change.locked === 'true' && actor.scope('contact:locked') === 'none') return false;
  if (change.assigned_to?.length && actor.scope('inquiry:view') === 'own+unassigned') {
    const isOwn = change.created_by === actor.userId || change.assigned_to.includes(actor.userId);
    if (!isOwn) return false;
  }
  if (!change.property_type) return true;
  const type = propertyTypes.find((row) => row.id === change.property_type)?.property_type;
  return type !== undefined && propertyTypesOf(actor.usertype).includes(type);
};
