import type { Answer, Call, Received, Returned } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { doneBefore } from '@angan/contract/kit/write-key.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import type { Actor, Context, Services, SteppedContext } from '../context.ts';
import { isDatabaseAway, Undecided } from '../database/away.ts';
import { inReading, inTransaction, openingFor } from '../database/transaction.ts';
import { unauthenticated } from '../errors.ts';
import { admit } from './admit.ts';
import { maskedAnswer, maskedForSupport } from './mask-answer.ts';
import { newContext } from './new-context.ts';
import { DoneBefore, doneUnder, once, onlyAsks, writeKeyOf } from './once.ts';
import { readForm } from './read-form.ts';
import { readInput } from './read-input.ts';
import { claimedActor, claimOf, confirm } from './session.ts';
import { askedBySupport, noteLooks } from './support.ts';
import type { Tokens } from './tokens.ts';

/** A public call has no actor; every other has one, and those in steps have no transaction of their own. */
type ContextOf<C extends Call> = C['inSteps'] extends true
  ? SteppedContext
  : C['access'] extends 'public'
    ? Context<undefined>
    : Context<Actor>;
export type Handler<C extends Call> = (
  input: Received<C>,
  context: ContextOf<C>,
) => Promise<Returned<C> extends undefined ? void : Returned<C>>;
export type Handlers<Cs extends Record<string, Call>> = { [K in keyof Cs]: Handler<Cs[K]> };

export interface Door {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly tokens: Tokens;
}

/** Serves every call of a noun. A call without a handler is a type error; one without a declaration cannot be served. */
export const serve = <Cs extends Record<string, Call>>(door: Door, calls: Cs, handlers: Handlers<Cs>): void => {
  for (const [name, call] of Object.entries(calls)) {
    const handler = handlers[name] as unknown as Handler<Call>;
    door.app.route({
      method: call.method,
      url: call.path,
      config: { call },
      handler: (request, reply) => answer(door, call, handler, request, reply),
    });
  }
};

const answer = async (door: Door, call: Call, handler: Handler<Call>, request: FastifyRequest, reply: FastifyReply) => {
  const claim = call.access === 'public' ? undefined : claimOf(request.headers.authorization, door.tokens);
  if (call.access !== 'public' && !claim) throw unauthenticated(drf.notAuthenticated);
  if (request.isMultipart()) request.body = await readForm(request, call.fileBytes);
  const { body } = request;
  const opening = claim ? openingFor(claim.userId, claim.deviceId, request.id) : 'select 1';
  const actor = claim && claimedActor(claim);
  const confirmed = (opened: Record<string, unknown>[]) => claim && confirm(claim, opened, door.services.now());
  const pool = call.access === 'admin' ? door.services.platformPool : door.services.pool;
  const inContext = <T>(work: (context: Context<Actor>) => Promise<T>): Promise<T> => {
    const run = (client: PoolClient) => work(newContext(request, door.services, client, actor) as Context<Actor>);
    if (!call.writes) return inReading(pool, opening, confirmed, run);
    return inTransaction(pool, opening, (client, opened) => {
      confirmed(opened);
      return run(client);
    });
  };
  const query = actor?.support ? askedBySupport(request.query) : request.query;
  const input = () => readInput(call, { params: request.params, query, body }) as Received<Call>;
  const key = actor && writeKeyOf(call, request.headers);
  const result = call.inSteps
    ? await answerInSteps(call, handler as never, input, inContext)
    : await inContext(async (context) => {
        if (actor) await admit(call, context);
        const write = () => handler(input(), context);
        if (!key) return write();
        return onlyAsks(request.headers) ? doneUnder(context, call, key) : once(context, call, key, write);
      });
  if (result instanceof DoneBefore) return reply.code(doneBefore).send({ id: result.recordId });
  // Nothing leaves of which it is not written down that support saw it.
  if (actor?.support && call.shows.length > 0)
    await inTransaction(pool, opening, async (client, opened) => {
      confirmed(opened);
      await noteLooks(client, actor, call.shows);
    });
  if (call.status === 204) return reply.code(204).send();
  // The schema is the last guard: a field that the contract does not name does not leave.
  const shown = call.answer.parse(result);
  if (actor?.support) return reply.code(call.status).send(maskedForSupport(shown) as Answer<Call>);
  // Texts as well as numbers: whatever a handler forgot to mask is masked here.
  const isMasked = actor && !call.showsNumbers && actor.scope('contact:number') !== 'all';
  return reply.code(call.status).send((isMasked ? maskedAnswer(shown) : shown) as Answer<Call>);
};

/** Who asks is admitted in a transaction that ends there; the handler opens its own, for each the session is looked at. */
const answerInSteps = async (
  call: Call,
  handler: (input: Received<Call>, context: SteppedContext) => Promise<unknown>,
  input: () => Received<Call>,
  step: SteppedContext['step'],
): Promise<unknown> => {
  const {
    db: _,
    steady: __,
    ...rest
  } = await step(async (context) => {
    await admit(call, context);
    return context;
  });
  return handler(input(), { ...rest, step }).catch((error: unknown) => {
    // What an earlier step wrote stays, and a third party may have done its part: this is not simply asked again.
    throw call.writes && isDatabaseAway(error) ? new Undecided(error) : error;
  });
};
