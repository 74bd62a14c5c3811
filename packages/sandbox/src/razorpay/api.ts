import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Faults } from '../faults.ts';
import { RazorpayError, serverError } from './errors.ts';
import type { Gateway } from './gateway.ts';

const notes = z
  .record(z.string(), z.string().max(256))
  .refine((given) => Object.keys(given).length <= 15, 'Number of fields in notes should be less than or equal to 15')
  .default({});
const newOrder = z.object({
  amount: z.int('The amount must be an integer.').min(100, 'Order amount less than minimum amount allowed'),
  currency: z.literal('INR', 'Currency is not supported'),
  receipt: z.string().max(40, 'The receipt may not be greater than 40 characters.').optional(),
  notes,
});
const newRefund = z.object({
  amount: z.int('The amount must be an integer.').min(100, 'The amount must be atleast INR 1.00').optional(),
  speed: z.enum(['normal', 'optimum']).optional(),
  notes: z.record(z.string(), z.string().max(256)).optional(),
  receipt: z.string().max(40).optional(),
});
const idempotencyKey = /^[\w-]{10,}$/;

const read = <S extends z.ZodType>(schema: S, body: unknown): z.output<S> => {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new RazorpayError(400, issue!.message, issue!.path.join('.') || undefined);
};
const collection = <T>(items: T[]) => ({ entity: 'collection', count: items.length, items });

/** Razorpay's REST API, version 1, as far as the product and its operator use it. */
export function razorpayApi(app: FastifyInstance, gateway: Gateway, faults: Faults): void {
  app.register(async (scope) => {
    scope.setErrorHandler((error, _request, reply) => {
      const told = error instanceof RazorpayError ? error : serverError();
      return reply.code(told.status).send(told.body());
    });
    scope.addHook('preHandler', async (request, reply) => {
      const fault = await faults.next();
      if (fault === 'timeout') return reply.hijack();
      if (fault === 'temporary') throw serverError();
      if (fault === 'refuse') throw new RazorpayError(429, 'Too many requests');
      authenticate(request, gateway);
    });
    scope.post('/v1/orders', (request) => {
      const { receipt = null, ...given } = read(newOrder, request.body);
      return gateway.createOrder({ ...given, receipt });
    });
    scope.get('/v1/orders', () => collection([...gateway.orders.values()].reverse()));
    scope.get('/v1/orders/:id', (request) => gateway.order(idOf(request)));
    scope.get('/v1/orders/:id/payments', (request) => collection(gateway.paymentsOf(idOf(request))));
    scope.get('/v1/payments/:id', (request) => gateway.payment(idOf(request)));
    scope.post('/v1/payments/:id/refund', (request) => {
      const key = request.headers['x-refund-idempotency'];
      if (key !== undefined && !(typeof key === 'string' && idempotencyKey.test(key)))
        throw new RazorpayError(400, 'The idempotency key provided is not valid');
      const { amount, speed, notes: more, receipt } = read(newRefund, request.body);
      return gateway.refund(
        idOf(request),
        {
          ...(amount && { amount }),
          ...(speed && { speed }),
          ...(more && { notes: more }),
          ...(receipt && { receipt }),
        },
        key,
      );
    });
    scope.get('/v1/payments/:id/refunds', (request) => {
      const { id } = gateway.payment(idOf(request));
      return collection([...gateway.refunds.values()].filter(({ payment_id }) => payment_id === id));
    });
    scope.get('/v1/refunds/:id', (request) => {
      const refund = gateway.refunds.get(idOf(request));
      if (!refund) throw new RazorpayError(400, 'The id provided does not exist');
      return refund;
    });
  });
}

const idOf = (request: FastifyRequest): string => (request.params as { id: string }).id;

const authenticate = (request: FastifyRequest, { keys }: Gateway): FastifyReply | undefined => {
  const given = /^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (given !== Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64'))
    throw new RazorpayError(401, 'Authentication failed');
  return undefined;
};
