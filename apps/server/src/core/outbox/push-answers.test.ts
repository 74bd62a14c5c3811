import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import webpush from 'web-push';
import { readSettings } from '../settings.ts';
import type { Outcome } from './message.ts';
import { pushChannel } from './push-channel.ts';

/** What becomes of a device and its message by each answer that a push service may give. */

const app = Fastify();
let next: { status: number; body: unknown; headers?: Record<string, string> };
let channel: ReturnType<typeof pushChannel>;
let origin: string;
beforeAll(async () => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => payload.resume().on('end', () => done(null)));
  app.post('/token', async () => ({ access_token: 'access', expires_in: 3600 }));
  app.post('/*', async (_, reply) =>
    reply
      .code(next.status)
      .headers(next.headers ?? {})
      .send(next.body),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  channel = pushChannel(
    readSettings({
      FCM_SERVICE_ACCOUNT: JSON.stringify({
        ...{ project_id: 'p', client_email: 'server@p.example', token_uri: `${origin}/token` },
        private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      }),
      FCM_URL: origin,
    }),
  );
});
afterAll(() => app.close());

const keys = webpush.generateVAPIDKeys();
const browser = () => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const [p256dh, auth] = [pair.getPublicKey('base64url'), randomBytes(16).toString('base64url')];
  return { kind: 'webpush', token: `${origin}/browser`, p256dh, auth } as const;
};
const phone = () => ({ kind: 'fcm', token: 'a phone', p256dh: '', auth: '' }) as const;
const content = { title: 'Task due', body: 'Call at ten.', tag: 'alert 1', url: '/?alert=1' };
const answered = async (
  device: ReturnType<typeof browser> | ReturnType<typeof phone>,
  answer: typeof next,
): Promise<Outcome> => {
  next = answer;
  return channel.send({ channel: 'push', device, keys, content });
};

test.each([
  [201, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [400, 'permanent'],
  [401, 'permanent'],
  [403, 'permanent'],
  [413, 'permanent'],
  [429, 'temporary'],
  [500, 'temporary'],
  [503, 'temporary'],
])('a browser’s push service that answers %s: %s', async (status, is) => {
  expect((await answered(browser(), { status, body: '' })).is).toBe(is);
});

const failed = (errorCode: string, message = 'Refused') => ({
  error: { message, details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }] },
});
test.each([
  ['takes it', 200, { name: 'projects/p/messages/1' }, 'sent'],
  ['knows no such app', 404, failed('UNREGISTERED'), 'gone'],
  ['says that the token is another’s', 403, failed('SENDER_ID_MISMATCH'), 'gone'],
  [
    'says that it is no token',
    400,
    failed('INVALID_ARGUMENT', 'The registration token is not a valid FCM registration token'),
    'gone',
  ],
  ['finds a fault in what we said', 400, failed('INVALID_ARGUMENT', 'Invalid value at message.data'), 'permanent'],
  ['does not know us', 403, failed('THIRD_PARTY_AUTH_ERROR'), 'permanent'],
  ['took back our access', 401, failed(''), 'temporary'],
  ['has had enough', 429, failed('QUOTA_EXCEEDED'), 'temporary'],
  ['is away', 503, failed('UNAVAILABLE'), 'temporary'],
])('Firebase %s (%s)', async (_, status, body, is) => {
  expect((await answered(phone(), { status, body })).is).toBe(is);
});

test('when a push service wants to be asked again is heeded, of both kinds', async () => {
  const headers = { 'retry-after': '120' };
  for (const device of [browser(), phone()])
    expect(await answered(device, { status: 429, body: {}, headers })).toMatchObject({ afterSeconds: 120 });
});
