import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Faults } from '../faults.ts';
import type { Room } from '../room.ts';
import { Shelf } from '../shelf.ts';
import { Browsers, subscriptionOf } from './browsers.ts';
import { lockScreens } from './section.ts';
import { type Answer, type Pushed, pushService } from './service.ts';

const subscribing = z.strictObject({ application_server_key: z.string().regex(/^[\w-]{87}$/) });
const answering = z.strictObject({
  status: z.int().min(400).max(599),
  times: z.int().min(1).max(1000).default(1),
  retry_after: z.int().min(0).optional(),
});
const named = z.object({ id: z.string() });
const asked = z.object({ to: z.string().optional() });

/** Browsers' push service (RFC 8030), and the browsers behind it, which read what came. */
export function push(options: { folder?: string; changed: () => void }): Room {
  const faults = new Faults();
  const shelf = new Shelf<Pushed>('push', options.folder, options.changed);
  const browsers = new Browsers();
  const answers: Answer[] = [];
  let origin = '';

  return {
    name: 'push',
    title: 'Lock screen',
    faults,
    routes(app: FastifyInstance) {
      app.addHook('onListen', async () => {
        origin = app.listeningOrigin;
      });
      pushService(app, { browsers, shelf, faults, answers, origin: () => origin });
      // What a page asks of its browser is asked of the sandbox from another origin.
      const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
      app.options('/_control/push/browsers', (_request, reply) => reply.headers(open).code(204).send());
      app.post('/_control/push/browsers', (request, reply) => {
        const { application_server_key } = subscribing.parse(request.body);
        return reply.headers(open).send(subscriptionOf(browsers.subscribe(application_server_key), origin));
      });
      app.delete('/_control/push/browsers/:id', (request, reply) => {
        const browser = browsers.find(named.parse(request.params).id);
        if (browser) browser.isGone = true;
        return reply.code(browser ? 204 : 404).send();
      });
      app.post('/_control/push/answers', (request, reply) => {
        answers.push(answering.parse(request.body));
        return reply.code(204).send();
      });
      app.get('/_control/push', (request) => {
        const { to } = asked.parse(request.query);
        return shelf.all().filter((one) => !to || one.to === to);
      });
    },
    section: () =>
      lockScreens(
        shelf.all(),
        'What Angan pushes to a browser that is subscribed here arrives on this screen, decrypted.',
      ),
    count: () => shelf.all().length,
    clear: () => {
      shelf.clear();
      answers.splice(0);
    },
  };
}
