import { eventCalls, type LiveEvent } from '@angan/contract/events/events.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { isDatabaseAway } from '../database/away.ts';
import { steadyOnConnection } from '../database/on-connection.ts';
import { inTransaction, openingFor } from '../database/transaction.ts';
import { throttled, unauthenticated } from '../errors.ts';
import { readFields } from '../http/read-input.ts';
import type { Door } from '../http/serve.ts';
import { claimedActor, claimOf, confirm } from '../http/session.ts';
import { refuseSupport } from '../http/support.ts';
import { refuseWhileDeleting } from '../http/while-deleting.ts';
import { permissionRecord, rightsEntity } from '../may-do.ts';
import type { Change } from './change.ts';
import type { Changes } from './changes.ts';
import { type Hearing, mayHear } from './hearing.ts';

const heartbeatMs = 25_000;
/**
 * What decides who a session's holder is and what they may see: their role, whether they work here, their rights, and
 * whether a visit of support goes on.
 */
const decides: ReadonlySet<string> = new Set(['app_user', rightsEntity, 'support_visit']);
/**
 * Open streams of one person, or of one visit of support, in one process: a stream for each tab of a few devices. Seconds
 * until one more may ask.
 */
const mostStreams = 20;
const askAgainSeconds = 30;

/**
 * Server-sent events of the caller's company, each only to who may see the record. A stream ends where its session was
 * revoked, and where changes may have been missed.
 */
export const serveEvents = ({ app, services, tokens }: Door, changes: Changes, hearing: Hearing): void => {
  const { method, path } = eventCalls.stream;
  const streams = new Set<() => void>();
  const streamsOf = new Map<string, number>();
  /** Counts a stream of a person until the function that it answers is called; refuses one too many with 429. */
  const takePlace = (holder: string) => {
    const open = streamsOf.get(holder) ?? 0;
    if (open >= mostStreams) throw throttled(askAgainSeconds);
    streamsOf.set(holder, open + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const left = (streamsOf.get(holder) ?? 1) - 1;
      if (left > 0) streamsOf.set(holder, left);
      else streamsOf.delete(holder);
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
      const { unheard } = readFields(eventCalls.stream.query, request.query);
      /** Refuses a session that ended; answers what the Owner has said of its holder. */
      const admitted = () =>
        inTransaction(services.pool, openingFor(claim.userId, claim.deviceId, request.id), async (client, opened) => {
          confirm(claim, opened, services.now());
          refuseWhileDeleting(eventCalls.stream, actor);
          refuseSupport(eventCalls.stream, actor);
          return permissionRecord({ actor, steady: steadyOnConnection(client, services.settings.preparedStatements) });
        });
      // The place is taken before the session is looked at, which many at once would otherwise all pass.
      const leave = takePlace(actor.support ? `visit ${actor.support.visit}` : `${claim.userId}`);
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
      // What every answer carries, which a stream of our own has to take over: the app of phones hears nothing without.
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) out.setHeader(name, value);
      out.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        // A stream that ended leaves no idle connection behind, for which a stopping server would wait.
        connection: 'close',
      });
      const say = (event: string, data: object = {}) => out.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const tell = (change: Change) => {
        if (!mayHear(hearing, actor, record, change)) return;
        const event: LiveEvent = { entity: change.entity, id: change.id, action: change.action };
        say('change', event);
      };
      const off = changes.on((change) => {
        // Which of a person's devices it was, nobody is told.
        const isOwnDevice = change.entity === 'user_device' && change.created_by === actor.userId;
        if (change.company === actor.companyId && (isOwnDevice || decides.has(change.entity))) void look();
        tell(change);
      });
      const before = unheard === undefined ? [] : changes.within(actor.companyId, unheard);
      if (before) before.forEach(tell);
      else say('missed');
      // All until now is told.
      say('ready');
      const end = () => {
        clearInterval(beat);
        clearTimeout(over);
        off();
        offMissed();
        streams.delete(end);
        leave();
        out.end();
      };
      // Whoever follows the stream reads all it shows again when it opens the next one.
      const offMissed = changes.onMissed(() => end());
      const beat = setInterval(() => {
        say('beat');
        void look();
      }, heartbeatMs);
      // The time of support is over to the second, not with the next beat.
      const over = actor.support && setTimeout(end, actor.support.until * 1000 - services.now().getTime());
      streams.add(end);
      request.raw.on('close', end);
      // Whoever left while the session was looked at.
      if (request.raw.socket.destroyed) end();
    },
  });
};
