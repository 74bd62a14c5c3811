import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { tellStatus } from '../messages/statuses.ts';
import type { Meta } from '../meta.ts';
import type { Message } from '../state.ts';
import { missing, numberAt, outline, wabaAt } from './find.ts';

const asked = z.object({
  to: z.string().optional(),
  from: z.string().optional(),
  number: z.string().optional(),
  callback: z.string().optional(),
  status: z.string().optional(),
  direction: z.enum(['in', 'out']).optional(),
  limit: z.coerce.number().int().min(1).max(50_000).default(200),
});

/** A message as tests read it: whom with, what was said, what became of it. */
function shown(meta: Meta, message: Message) {
  const customer = meta.customers.byId.get(message.customer);
  const { id, direction, number, at, type, content, callback, status, error, context, media, reactions } = message;
  const { body, header, replies, links } = outline(message);
  return {
    id,
    direction,
    number,
    with: customer?.digits ?? null,
    user_id: message.customer,
    at: new Date(at).toISOString(),
    type,
    content,
    ...(message.template && { template: message.template.name }),
    ...((body || header) && { text: { header, body }, buttons: [...replies, ...links] }),
    callback,
    status,
    error,
    context,
    media,
    reactions,
  };
}

const counted = (counts: ReadonlyMap<string, number>) => {
  let doubled = 0;
  for (const count of counts.values()) if (count > 1) doubled++;
  return { different: counts.size, doubled };
};

/** What was sent and told: messages, counts, calls, webhooks. */
export function messageRoutes(app: FastifyInstance, meta: Meta): void {
  const path = '/_control/meta';
  app.get(`${path}/messages`, (request) => {
    const { to, from, number, callback, status, direction, limit } = asked.parse(request.query);
    const withWhom = (to ?? from)?.replace(/^\+/, '');
    const customer = withWhom === undefined ? undefined : (meta.customers.find(withWhom) ?? null);
    const wanted = direction ?? (to !== undefined ? 'out' : from !== undefined ? 'in' : undefined);
    const fits = (one: Message) =>
      (customer === undefined || one.customer === customer?.id) &&
      (wanted === undefined || one.direction === wanted) &&
      (number === undefined || one.number === number) &&
      (callback === undefined || one.callback === callback) &&
      (status === undefined || one.status === status);
    return meta.messages
      .all()
      .filter(fits)
      .slice(-limit)
      .map((one) => shown(meta, one));
  });
  app.get(`${path}/messages/:id`, (request) => {
    const { id } = request.params as { id: string };
    const message = meta.messages.find(id);
    if (!message) throw missing(`message ${id}`);
    return shown(meta, message);
  });
  /** Tells any status of a message now, also one that makes no sense. */
  app.post(`${path}/messages/:id/status`, (request, reply) => {
    const { id } = request.params as { id: string };
    const { status, code, details } = z
      .strictObject({
        status: z.enum(['sent', 'delivered', 'read', 'played', 'failed']),
        code: z.int().optional(),
        details: z.string().optional(),
      })
      .parse(request.body);
    const message = meta.messages.find(id);
    if (!message) throw missing(`message ${id}`);
    tellStatus(meta, message, status, status === 'failed' ? { code: code ?? 131000, details } : undefined);
    return reply.code(204).send();
  });
  /** Of all messages, however many; `each=1` lists the counts, else only how many came more than once. */
  app.get(`${path}/counts`, (request) => {
    const { each } = z.object({ each: z.string().optional() }).parse(request.query);
    const { totals, toRecipient, byCallback } = meta.messages;
    const { counts, behind, retrying } = meta.webhooks;
    return {
      ...totals,
      recipients: { ...counted(toRecipient), ...(each && { each: Object.fromEntries(toRecipient) }) },
      callbacks: { ...counted(byCallback), ...(each && { each: Object.fromEntries(byCallback) }) },
      calls: meta.calls.total,
      webhooks: { ...counts, behind, retrying },
    };
  });
  app.get(`${path}/calls`, () => meta.calls.newest(500));
  app.get(`${path}/webhooks`, () => meta.webhooks.log.newest(300));
  /** POSTs a body as it is, signed by the app, to where the account's messages go; answers the statuses. */
  app.post(`${path}/webhooks`, (request) => {
    const { waba, body } = z
      .strictObject({ waba: z.string().optional(), body: z.union([z.string(), z.record(z.string(), z.unknown())]) })
      .parse(request.body);
    return meta.webhooks.raw(wabaAt(meta, waba).id, typeof body === 'string' ? body : JSON.stringify(body));
  });
  /** The code that `request_code` sent to a number. */
  app.get(`${path}/numbers/:id/code`, (request) => ({
    code: numberAt(meta, (request.params as { id: string }).id).code,
  }));
}
