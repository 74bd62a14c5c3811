import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Faults } from '../faults.ts';
import { lockScreens } from '../push/section.ts';
import type { Room } from '../room.ts';
import { Shelf } from '../shelf.ts';
import { Grants } from './grants.ts';
import { Phones } from './phones.ts';
import { type Answer, fcmService, type Received } from './service.ts';

const registering = z.strictObject({ platform: z.enum(['android', 'ios']).default('android') });
const answering = z.strictObject({
  status: z.int().min(400).max(599),
  times: z.int().min(1).max(1000).default(1),
  retry_after: z.int().min(0).optional(),
});
const asked = z.object({ to: z.string().optional() });

/** Firebase Cloud Messaging, and the phones with the app behind it. */
export function fcm(options: { folder?: string; changed: () => void }): Room {
  const faults = new Faults();
  const shelf = new Shelf<Received>('fcm', options.folder, options.changed);
  const phones = new Phones();
  const grants = new Grants();
  const answers: Answer[] = [];
  let origin = '';

  return {
    name: 'fcm',
    title: 'Phone app',
    alone: true,
    faults,
    routes(app: FastifyInstance) {
      app.addHook('onListen', async () => {
        origin = app.listeningOrigin;
      });
      fcmService(app, { phones, grants, shelf, faults, answers, origin: () => origin });
      app.get('/_control/fcm/service-account', () => grants.serviceAccount(origin));
      app.delete('/_control/fcm/grants', (_request, reply) => {
        grants.endAll();
        return reply.code(204).send();
      });
      app.post('/_control/fcm/phones', (request) => phones.register(registering.parse(request.body).platform));
      app.delete('/_control/fcm/phones', (request, reply) => {
        const phone = phones.find(asked.parse(request.query).to ?? '');
        if (phone) phone.isGone = true;
        return reply.code(phone ? 204 : 404).send();
      });
      app.post('/_control/fcm/answers', (request, reply) => {
        answers.push(answering.parse(request.body));
        return reply.code(204).send();
      });
      app.get('/_control/fcm', (request) => {
        const { to } = asked.parse(request.query);
        return shelf.all().filter((one) => !to || one.to === to);
      });
    },
    section: () => lockScreens(shelf.all(), 'What Angan pushes to a phone with the app arrives on this screen.'),
    count: () => shelf.all().length,
    clear: () => {
      shelf.clear();
      answers.splice(0);
    },
  };
}
