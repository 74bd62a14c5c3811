import { createHmac, randomUUID } from 'node:crypto';
import Fastify from 'fastify';

/** What Meta is told to do with a message: refuse it, take it under an id, break the line after taking it, or take it. */
export type Fate =
  | {
      code: number;
      subcode?: number;
      status?: number;
      title?: string;
      details?: string;
      headers?: Record<string, string>;
    }
  | { wamid: string }
  | 'breaks after'
  | 'hangs up'
  | 'taken';

export interface TakenMessage {
  readonly wamid: string;
  readonly to: string;
  readonly callback: string;
  readonly body: Record<string, unknown>;
}

/**
 * Meta's Graph API as far as the outbox needs it, with fates that a test decides. `taken` are the messages that it took;
 * `decide` gives each request its fate.
 */
export const aMeta = async ({ answerMs = 0 } = {}) => {
  const app = Fastify({ forceCloseConnections: true });
  const taken: TakenMessage[] = [];
  const state = {
    decide: (_body: Record<string, unknown>): Fate => 'taken',
    requests: 0,
    files: new Map<string, { type: string; content: Buffer }>(),
    goodToken: 'token',
    /** Meta does nothing before this is done. */
    until: Promise.resolve() as Promise<unknown>,
    /** Requests that came in, whatever is done with them. */
    came: 0,
    /** Files that were put to Meta: by which number, and the id that they got. */
    uploads: [] as { phone: string; id: string }[],
    decideUpload: (): Fate => 'taken',
  };
  const refuse = (
    code: number,
    message = 'Refused',
    more: { subcode?: number; title?: string; details?: string } = {},
  ) => ({
    error: {
      code,
      message: `(#${code}) ${message}`,
      type: 'OAuthException',
      ...(more.subcode && { error_subcode: more.subcode }),
      ...(more.title && { error_user_title: more.title }),
      ...(more.details && { error_data: { messaging_product: 'whatsapp', details: more.details } }),
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    state.came++;
    await state.until;
    if (!request.headers.authorization?.endsWith(` ${state.goodToken}`)) return reply.code(401).send(refuse(190));
  });
  app.post('/v25.0/:id/messages', async (request, reply) => {
    state.requests++;
    const body = request.body as Record<string, unknown>;
    if (answerMs > 0) await new Promise((resolve) => setTimeout(resolve, answerMs));
    if (body.status === 'read') return { success: true };
    const fate = state.decide(body);
    if (fate === 'hangs up') return request.raw.socket.destroy();
    if (typeof fate === 'object' && 'code' in fate)
      return reply
        .code(fate.status ?? 400)
        .headers(fate.headers ?? {})
        .send(refuse(fate.code, 'Refused', fate));
    const wamid = typeof fate === 'object' ? fate.wamid : `wamid.${randomUUID()}`;
    const to = String(body.to ?? body.recipient);
    taken.push({ wamid, to, callback: String(body.biz_opaque_callback_data), body });
    if (fate === 'breaks after') return request.raw.socket.destroy();
    return { messaging_product: 'whatsapp', contacts: [{ input: to, wa_id: to }], messages: [{ id: wamid }] };
  });
  app.addContentTypeParser(/^multipart/, (_, payload, done) => payload.resume().on('end', () => done(null)));
  app.post('/v25.0/:id/media', async (request, reply) => {
    const fate = state.decideUpload();
    if (typeof fate === 'object' && 'code' in fate) return reply.code(fate.status ?? 400).send(refuse(fate.code));
    const upload = { phone: (request.params as { id: string }).id, id: `77${state.uploads.length + 1}` };
    state.uploads.push(upload);
    return { id: upload.id };
  });
  app.get('/v25.0/:id', async (request, reply) => {
    const { id } = request.params as { id: string };
    const file = state.files.get(id);
    if (file)
      return {
        id,
        url: `${url()}/bytes/${id}`,
        mime_type: file.type,
        sha256: '',
        file_size: String(file.content.length),
      };
    if (id.startsWith('9'))
      return reply.code(400).send({ error: { code: 100, error_subcode: 33, message: 'Unsupported get request' } });
    return {
      id,
      display_phone_number: '+91 99000 00001',
      verified_name: 'Angan',
      quality_rating: 'GREEN',
      throughput: { level: 'STANDARD' },
      whatsapp_business_manager_messaging_limit: 'TIER_2K',
    };
  });
  app.get('/bytes/:id', async (request, reply) => {
    const file = state.files.get((request.params as { id: string }).id)!;
    return reply.type(file.type).send(file.content);
  });
  app.post('/v25.0/:id/subscribed_apps', async () => ({ success: true }));
  app.get('/v25.0/:id/phone_numbers', async () => ({ data: [{ id: '300400500600700' }] }));
  app.get('/v25.0/:id/whatsapp_business_profile', async () => ({
    data: [{ about: 'Homes in Surat', websites: ['https://angan.test/'] }],
  }));
  app.post('/v25.0/:id/whatsapp_business_profile', async () => ({ success: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = () => `http://127.0.0.1:${(app.server.address() as { port: number }).port}`;
  return { url: url(), taken, state, close: () => app.close() };
};
export type Meta = Awaited<ReturnType<typeof aMeta>>;

export const appSecret = 'an app secret for tests';
export const ourPhone = '300400500600700';
export const ourAccount = '200300400500600';

/** A webhook's bytes, with signs as Meta escapes them, and the header that signs them. */
export const signed = (event: unknown, secret = appSecret) =>
  signedText(
    JSON.stringify(event).replaceAll(
      /[\u007f-\uffff]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
    secret,
  );

/** These bytes, whatever they are, with the header that signs them. */
export const signedText = (payload: string, secret = appSecret) => {
  const signature = createHmac('sha256', secret).update(payload).digest('hex');
  return { payload, headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` } };
};

/** An envelope with one change of a field. */
export const change = (field: string, value: object, waba = ourAccount) => ({
  object: 'whatsapp_business_account',
  entry: [{ id: waba, time: 1_795_000_000, changes: [{ field, value }] }],
});

/** A webhook about somebody's own switch for marketing in WhatsApp. */
export const wishOf = (wa_id: string, value: 'stop' | 'resume', timestamp: number) =>
  change('user_preferences', { wa_id, detail: 'x', category: 'marketing_messages', value, timestamp });

/** A webhook about messages of our number. */
export const news = (value: object, phone = ourPhone) =>
  change('messages', {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '919900000001', phone_number_id: phone },
    ...value,
  });
