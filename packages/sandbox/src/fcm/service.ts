import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Faults } from '../faults.ts';
import type { Shelf } from '../shelf.ts';
import { type Grants, PROJECT } from './grants.ts';
import type { Phones } from './phones.ts';

/** The most that a message may hold. */
const MOST_BYTES = 4096;

/** A message that came to a phone. */
export interface Received {
  id: number;
  at: string;
  /** The phone's token. */
  to: string;
  platform: 'android' | 'ios';
  /** {title, body, tag}, as a phone shows it. */
  text: string;
  /** What the app is handed when it is pressed. */
  data: Record<string, string>;
}

/** An answer that the next messages get in place of the right one. */
export interface Answer {
  status: number;
  times: number;
  retry_after?: number | undefined;
}

const sent = z.strictObject({
  message: z.strictObject({
    token: z.string(),
    notification: z.strictObject({ title: z.string(), body: z.string() }),
    data: z.record(z.string(), z.string()).default({}),
    android: z
      .strictObject({
        priority: z.enum(['NORMAL', 'HIGH']).optional(),
        ttl: z
          .string()
          .regex(/^\d+s$/)
          .optional(),
        notification: z.strictObject({ channel_id: z.string().optional(), tag: z.string().optional() }).optional(),
      })
      .optional(),
    apns: z
      .strictObject({ headers: z.record(z.string(), z.string()).optional(), payload: z.looseObject({}).optional() })
      .optional(),
  }),
});

interface Service {
  phones: Phones;
  grants: Grants;
  shelf: Shelf<Received>;
  faults: Faults;
  answers: Answer[];
  origin: () => string;
}

/** Firebase Cloud Messaging, HTTP v1, with Google's token endpoint before it. */
export function fcmService(app: FastifyInstance, { phones, grants, shelf, faults, answers, origin }: Service): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    scope.post('/fcm/token', (request, reply) => {
      const { grant_type, assertion = '' } = request.body as Record<string, string>;
      if (grant_type !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
        return reply.code(400).send({ error: 'unsupported_grant_type' });
      const given = grants.grant(assertion, origin(), new Date());
      if ('why' in given) return reply.code(400).send({ error: 'invalid_grant', error_description: given.why });
      return reply.send({ access_token: given.token, expires_in: 3599, token_type: 'Bearer' });
    });
    scope.post('/v1/projects/:project/messages::send', async (request, reply) => {
      const fault = await faults.next();
      if (fault === 'timeout') return reply.hijack();
      if (fault === 'temporary') return refused(reply, 503, 'UNAVAILABLE');
      if (fault === 'refuse') return refused(reply, 403, 'PERMISSION_DENIED');
      const [answer] = answers;
      if (answer) {
        answer.times--;
        if (answer.times === 0) answers.shift();
        if (answer.retry_after !== undefined) reply.header('retry-after', String(answer.retry_after));
        return refused(reply, answer.status, answer.status === 429 ? 'QUOTA_EXCEEDED' : 'UNAVAILABLE');
      }
      if (!grants.isGood(request.headers.authorization, new Date())) return refused(reply, 401, 'UNAUTHENTICATED');
      if ((request.params as { project: string }).project !== PROJECT) return refused(reply, 403, 'SENDER_ID_MISMATCH');
      const parsed = sent.safeParse(request.body);
      if (!parsed.success) return refused(reply, 400, 'INVALID_ARGUMENT', z.prettifyError(parsed.error));
      const { message } = parsed.data;
      if (Buffer.byteLength(JSON.stringify(message)) > MOST_BYTES)
        return refused(reply, 400, 'INVALID_ARGUMENT', `The message is more than ${MOST_BYTES} bytes`);
      if (!/^[\w-]+:[\w-]+$/.test(message.token))
        return refused(reply, 400, 'INVALID_ARGUMENT', 'The registration token is not a valid FCM registration token');
      const phone = phones.find(message.token);
      if (!phone || phone.isGone) return refused(reply, 404, 'UNREGISTERED', 'Requested entity was not found.');
      const { id } = shelf.add({
        at: new Date().toISOString(),
        to: phone.token,
        platform: phone.platform,
        text: JSON.stringify({ ...message.notification, tag: message.android?.notification?.tag }),
        data: message.data,
      });
      return reply.send({ name: `projects/${PROJECT}/messages/${id}` });
    });
  });
}

const statuses: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  503: 'UNAVAILABLE',
};

const refused = (reply: FastifyReply, code: number, errorCode: string, message = 'Refused') =>
  reply.code(code).send({
    error: {
      code,
      message,
      status: statuses[code] ?? 'INTERNAL',
      details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }],
    },
  });
