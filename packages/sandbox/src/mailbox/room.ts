import { once } from 'node:events';
import { z } from 'zod';
import { Faults } from '../faults.ts';
import type { Room } from '../room.ts';
import { Shelf } from '../shelf.ts';
import { type Mail, readMail } from './mail.ts';
import { section } from './section.ts';
import { smtpServer } from './smtp.ts';

const asked = z.object({ to: z.string().optional() });
const named = z.object({ id: z.coerce.number().int().positive() });

/**
 * The mailbox of everyone: real SMTP on its own port, `GET /_control/mails?to=` for tests, and each mail's own HTML
 * under a policy that runs and fetches nothing.
 */
export function mailbox(options: { port: number; host: string; folder?: string; changed: () => void }): Room {
  const faults = new Faults();
  const shelf = new Shelf<Mail>('mailbox', options.folder, options.changed);
  const server = smtpServer(faults, async (raw, recipients) => {
    shelf.add(await readMail(raw, recipients));
  });

  return {
    name: 'mailbox',
    title: 'Mailbox',
    faults,
    routes(app) {
      app.get('/_control/mails', (request) => {
        const to = asked.parse(request.query).to?.toLowerCase();
        return shelf.all().filter((mail) => !to || mail.to.some((address) => address.toLowerCase() === to));
      });
      app.get('/mailbox/:id/html', (request, reply) => {
        const { id } = named.parse(request.params);
        const mail = shelf.all().find((one) => one.id === id);
        if (!mail?.html) return reply.code(404).send({ detail: 'There is no such mail.' });
        return reply
          .type('text/html; charset=utf-8')
          .header(
            'content-security-policy',
            "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
          )
          .send(`<!doctype html><base target="_blank"><meta name="color-scheme" content="light">${mail.html}`);
      });
    },
    section: (query) => section(shelf.all(), Number(query.mail), options.port),
    count: () => shelf.all().length,
    clear: () => shelf.clear(),
    async open() {
      server.listen(options.port, options.host);
      await once(server.server, 'listening');
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}
