import { sessionTexts } from '@angan/contract/auth/texts.ts';
import type { Answer, Call, Received, Returned } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import type { Actor, Context, Services } from '../context.ts';
import { inReading, inTransaction, openingFor } from '../database/transaction.ts';
import { forbidden, unauthenticated } from '../errors.ts';
import { mayDo } from '../may-do.ts';
import { newContext } from './new-context.ts';
import { readForm } from './read-form.ts';
import { readInput } from './read-input.ts';
import { claimedActor, claimOf, confirm } from './session.ts';
import type { Tokens } from './tokens.ts';

/** A public call has no actor; every other has one. */
type ContextOf<C extends Call> = C['access'] extends 'public' ? Context<undefined> : Context<Actor>;
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
  const confirmed = (opened: Record<string, unknown>[]) => claim && confirm(claim, opened);
  const handle = async (client: PoolClient) => {
    const context = newContext(request, door.services, client, actor) as Context<Actor>;
    if (actor) await admit(call, context);
    const input = readInput(call, { params: request.params, query: request.query, body });
    return handler(input as Received<Call>, context);
  };
  const pool = call.access === 'admin' ? door.services.platformPool : door.services.pool;
  const result = call.writes
    ? await inTransaction(pool, opening, (client, opened) => {
        confirmed(opened);
        return handle(client);
      })
    : await inReading(pool, opening, confirmed, handle);
  if (call.status === 204) return reply.code(204).send();
  // The schema is the last guard: a field that the contract does not name does not leave.
  return reply.code(call.status).send(call.answer.parse(result) as Answer<Call>);
};

/** Refuses who may not: by the permission matrix and the person's switches, the platform's area, and the subscription. */
const admit = async (call: Call, context: Context<Actor>) => {
  const { actor } = context;
  if (call.access === 'admin') {
    if (actor.usertype !== 'Admin') throw forbidden();
    return;
  }
  if (call.access !== 'signed-in' && call.access !== 'public' && !(await mayDo(context, call.access)))
    throw forbidden();
  if (call.subscription === 'active' && actor.subscriptionStatus !== 'Active')
    throw forbidden(sessionTexts.subscriptionNeeded);
};
