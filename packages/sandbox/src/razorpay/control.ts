import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { RazorpayError } from './errors.ts';
import type { Gateway } from './gateway.ts';
import { mannerSchema } from './manners.ts';

const webhook = z.strictObject({ url: z.url(), secret: z.string().min(1) });
const paying = z.strictObject({
  order_id: z.string(),
  method: z.enum(['upi', 'card', 'netbanking']).default('upi'),
  vpa: z.string().optional(),
  number: z.string().optional(),
  otp: z.string().optional(),
  bank_says: z.enum(['success', 'failure']).optional(),
  again: z.boolean().default(false),
});
const idOf = (params: unknown): string => (params as { id: string }).id;

/** What tests and the sandbox's page tell the gateway, under /_control/razorpay. */
export function controlRoutes(app: FastifyInstance, gateway: Gateway): void {
  app.register(
    async (scope) => {
      // The page's buttons are forms without fields.
      scope.addContentTypeParser(/^(multipart|application\/x-www-form-urlencoded)/, (_request, body, done) => {
        body.resume();
        body.on('end', () => done(null, undefined));
      });
      scope.setErrorHandler((error, _request, reply) => {
        if (error instanceof RazorpayError) return reply.code(error.status).send(error.body());
        if (error instanceof z.ZodError) return reply.code(400).send({ detail: z.prettifyError(error) });
        throw error;
      });
      scope.get('/', () => ({
        orders: [...gateway.orders.values()],
        payments: [...gateway.payments.values()],
        refunds: [...gateway.refunds.values()],
        webhooks: gateway.webhooks.log,
      }));
      scope.post('/webhook', (request, reply) => {
        gateway.webhooks.webhook = webhook.parse(request.body);
        return reply.code(204).send();
      });
      scope.delete('/webhook', (_request, reply) => {
        gateway.webhooks.webhook = undefined;
        return reply.code(204).send();
      });
      scope.post('/faults', (request, reply) => {
        gateway.manners.add(mannerSchema.parse(request.body));
        return reply.code(204).send();
      });
      scope.delete('/faults', (_request, reply) => {
        gateway.manners.clear();
        return reply.code(204).send();
      });
      scope.post('/pay', (request) => {
        const { order_id, number, otp, again, ...attempt } = paying.parse(request.body);
        const upi = attempt.method === 'upi' ? { vpa: attempt.vpa ?? 'success@razorpay' } : {};
        return gateway.attempt(order_id, {
          ...attempt,
          ...upi,
          card: { number: number ?? '', otp: otp ?? '' },
          isForced: again,
        });
      });
      scope.post('/webhooks/:id/again', async (request) => {
        const told = gateway.webhooks.log.find(({ event_id }) => event_id === idOf(request.params));
        if (!told) throw new RazorpayError(400, 'The id provided does not exist');
        return { status: await gateway.webhooks.again(told) };
      });
      for (const says of ['approve', 'decline'] as const)
        scope.post(`/payments/:id/${says}`, (request, reply) => {
          const payment = gateway.answerUpi(idOf(request.params), says);
          const isPage = request.headers.accept?.includes('text/html');
          return isPage ? reply.redirect('/?room=razorpay', 303) : reply.send(payment);
        });
    },
    { prefix: '/_control/razorpay' },
  );
}
