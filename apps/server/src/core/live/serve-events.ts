import { eventCalls, type LiveEvent } from '@angan/contract/events/events.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { isDatabaseAway } from '../database/away.ts';
import { steadyOnConnection } from '../database/on-connection.ts';
import { inTransaction, openingFor } from '../database/transaction.ts';
import { throttled, unauthenticated } from '../errors.ts';
import type { Door } from '../http/serve.ts';
import { claimedActor, claimOf, confirm } from '../http/session.ts';
import { refuseWhileDeleting } from '../http/while-deleting.ts';
import { permissionRecord, rightsEntity } from '../may-do.ts';
import type { Changes } from './changes.ts';
import { type Hearing, mayHear } from './hearing.ts';

const heartbeatMs = 25_000;
/** What decides who a session's holder is and what they may see: their role, whether they work here, and their rights. */
const decides: ReadonlySet<string> = new Set(['app_user', rightsEntity]);
/** Open streams of one person in one process: a stream for each tab of a few devices. Seconds until one more may ask. */
const mostStreams = 20;
const askAgainSeconds = 30;

/**
 * Server-sent events of the caller's company, each only to who may see the record. A stream ends where its session was
 * revoked, and where changes may have been missed.
 */
export const serveEvents = ({ app, services, tokens }: Door, changes: Changes, hearing: Hearing): void => {
  const { method, path } = eventCalls.stream;
  const streams = new Set<() => void>();
  const streamsOf = new Map<number, number>();
  /** Counts a stream of a person until the function that it answers is called; refuses one too many with 429. */
  const takePlace = (userId: number) => {
    const open = streamsOf.get(userId) ?? 0;
    if (open >= mostStreams) throw throttled(askAgainSeconds);
    streamsOf.set(userId, open + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const left = (streamsOf.get(userId) ?? 1) - 1;
      if (left > 0) streamsOf.set(userId, left);
      else streamsOf.delete(userId);
    };
  };
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
          refuseWhileDeleting(eventCalls.stream, actor);
          return permissionRecord({ actor, steady: steadyOnConnection(client, services.settings.preparedStatements) });
        });
      // The place is taken before the session is looked at, which many at once would otherwise all pass.
      const leave = takePlace(claim.userId);
      let record = await admitted().catch((error: unknown) => {
        leave();
        throw error;
      });
      const look = () =>
        admitted().then(
          (found) => {
            record = found;
          },
          // A database that is away says nothing about the session; the next look does.
          (error: unknown) => isDatabaseAway(error) || end(),
        );
      reply.hijack();
      const out = reply.raw;
      out.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        // A stream that ended leaves no idle connection behind, for which a stopping server would wait.
        connection: 'close',
      });
      out.write('event: ready\ndata: {}\n\n');
      const off = changes.on((change) => {
        if (change.company === actor.companyId && decides.has(change.entity)) void look();
        if (!mayHear(hearing, actor, record, change)) return;
        const event: LiveEvent = { entity: change.entity, id: change.id, action: change.action };
        out.write(`event: change\ndata: ${JSON.stringify(event)}\n\n`);
      });
      const end = () => {
        clearInterval(beat);
        off();
        offMissed();
        streams.delete(end);
        leave();
        out.end();
      };
      // Whoever follows the stream reads all it shows again when it opens the next one.
      const offMissed = changes.onMissed(() => end());
      const beat = setInterval(() => {
        out.write(': still here\n\n');
        void look();
      }, heartbeatMs);
      streams.add(end);
      request.raw.on('close', end);
      // Whoever left while the session was looked at.
      if (request.raw.socket.destroyed) end();
    },
  });
};
