import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Enquiries, enquirySchema, portalNames } from './enquiries.ts';
import { mailEnquiry } from './mail.ts';
import { mannerSchema } from './manners.ts';
import { pushEnquiry } from './push.ts';

const addressed = z.strictObject({ portal: z.enum(portalNames), url: z.url() });
const mailboxSchema = z.strictObject({ address: z.string().includes('@'), server: z.url() });
const accounts = z.strictObject({
  acres99: z.strictObject({ username: z.string(), password: z.string() }).optional(),
  magicbricks: z.strictObject({ key: z.string() }).optional(),
  housing: z.strictObject({ profile: z.string(), key: z.string() }).optional(),
});

/** What the page's form sends: texts, of which the empty ones say nothing. */
const fromForm = (body: unknown) => {
  const { how = 'pull', ...fields } = Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, string>).filter(([, value]) => value !== ''),
  );
  const { max_price, ...rest } = fields as Record<string, string>;
  return { how, asked: enquirySchema.parse({ ...rest, ...(max_price && { max_price: Number(max_price) }) }) };
};

/** What tests and the sandbox's page tell the portals, under /_control/portals. */
export function controlRoutes(app: FastifyInstance, enquiries: Enquiries): void {
  app.get('/_control/portals', () => ({
    enquiries: enquiries.all,
    requests: enquiries.requests,
    manners: enquiries.manners.pending(),
    urls: Object.fromEntries(enquiries.urls),
  }));
  app.post('/_control/portals/webhook', (request, reply) => {
    const { portal, url } = addressed.parse(request.body);
    enquiries.urls.set(portal, url);
    return reply.code(204).send();
  });
  app.post('/_control/portals/mailbox', (request, reply) => {
    enquiries.mailbox = mailboxSchema.parse(request.body);
    return reply.code(204).send();
  });
  app.post('/_control/portals/accounts', (request, reply) => {
    Object.assign(enquiries.accounts, accounts.parse(request.body));
    return reply.code(204).send();
  });
  app.post('/_control/portals/faults', (request, reply) => {
    enquiries.manners.add(mannerSchema.parse(request.body));
    enquiries.tell();
    return reply.code(204).send();
  });
  app.delete('/_control/portals/faults', (_request, reply) => {
    enquiries.manners.clear();
    return reply.code(204).send();
  });
  app.post('/_control/portals/enquiries', (request) => {
    const given = Array.isArray(request.body) ? request.body : [request.body];
    return given.map((one) => enquiries.add(enquirySchema.parse(one)));
  });
  app.post('/_control/portals/enquiries/:id/push', async (request, reply) => {
    const one = enquiries.all.find(({ id }) => id === (request.params as { id: string }).id);
    if (!one) return reply.code(404).send({ detail: 'There is no such enquiry.' });
    return pushEnquiry(enquiries, one);
  });
  app.post('/_control/portals/enquiries/:id/mail', async (request, reply) => {
    const one = enquiries.all.find(({ id }) => id === (request.params as { id: string }).id);
    if (!one) return reply.code(404).send({ detail: 'There is no such enquiry.' });
    return mailEnquiry(enquiries, one);
  });
  // The page's form: asked on a portal, and sent at once where that was chosen.
  app.post('/_control/portals/form', async (request, reply) => {
    const { how, asked } = fromForm(request.body);
    const one = enquiries.add(asked);
    if (how === 'push') await pushEnquiry(enquiries, one);
    if (how === 'mail') await mailEnquiry(enquiries, one);
    return reply.redirect('/?room=portals', 303);
  });
}
