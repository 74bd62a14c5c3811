import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Faults } from '../faults.ts';
import type { Room } from '../room.ts';
import { Shelf } from '../shelf.ts';
import { flowSchema, type Sms, smsOf } from './flow.ts';
import { section } from './section.ts';

const asked = z.object({ to: z.string().optional() });
const template = z.strictObject({ template_id: z.string().min(1), text: z.string().min(1) });

/** What Angan has registered with its gateway, by the names that its settings have where nothing is set. */
const registered = Object.entries<string>(
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'registered.json'), 'utf8')),
);

const digits = (mobile: string): string => mobile.replace(/\D/g, '');

/**
 * The SMS gateway: MSG91's flow call, which answers HTTP 200 for success and failure alike and tells them apart by
 * `type`. `GET /_control/sms?to=` for tests; `POST /_control/sms/templates` registers a template's text, as its
 * owner does on the provider's panel.
 */
export function sms(options: { folder?: string; changed: () => void }): Room {
  const faults = new Faults();
  const shelf = new Shelf<Sms>('sms', options.folder, options.changed);
  const templates = new Map(registered);

  const flow = (app: FastifyInstance) =>
    app.post('/api/v5/flow/', async (request, reply) => {
      const fault = await faults.next();
      if (fault === 'timeout') return reply.hijack();
      if (fault === 'temporary') return reply.code(503).type('text/html').send('<h1>503 Service Unavailable</h1>');
      const error = (message: string) => reply.send({ message, type: 'error' });
      if (fault === 'refuse') return error('Insufficient balance');
      if (!request.headers.authkey) return error('Authentication failure');
      const parsed = flowSchema.safeParse(request.body);
      if (!parsed.success) return error(parsed.error.issues[0]?.message ?? 'Invalid request');
      for (const one of smsOf(parsed.data, templates)) shelf.add(one);
      return reply.send({ message: randomBytes(12).toString('hex'), type: 'success' });
    });

  return {
    name: 'sms',
    title: 'SMS',
    faults,
    routes(app) {
      flow(app);
      app.get('/_control/sms', (request) => {
        const to = digits(asked.parse(request.query).to ?? '');
        return shelf.all().filter((one) => !to || digits(one.to).endsWith(to));
      });
      app.post('/_control/sms/templates', (request, reply) => {
        const { template_id, text } = template.parse(request.body);
        templates.set(template_id, text);
        return reply.code(204).send();
      });
    },
    section: () => section(shelf.all()),
    count: () => shelf.all().length,
    clear: () => shelf.clear(),
  };
}
