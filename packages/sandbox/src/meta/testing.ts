import { createHmac } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { createSandbox, type Sandbox } from '../sandbox.ts';
import { usualSeed } from './seed.ts';

export const { appId: APP, appSecret: SECRET, wabaId: WABA, phoneNumberId: NUMBER, token: TOKEN } = usualSeed;

// biome-ignore lint/suspicious/noExplicitAny: what came over the wire, for tests to look at
export type Json = Record<string, any>;

export interface Answer {
  status: number;
  body: Json;
  headers: Headers;
}

/** A webhook as it arrived. */
export interface Heard {
  raw: string;
  signature: string;
  agent: string;
  body: Json;
}

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

/** A sandbox on a real port with a receiver of webhooks that is subscribed to everything. */
export async function startMeta(folder?: string) {
  const sandbox = await createSandbox({ port: 0, smtpPort: await freePort(), folder });
  const receiver = await startReceiver();
  const control = (method: string, path: string, body?: unknown) =>
    ask(sandbox, method, `/_control/meta/${path}`, body);
  const graph = (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` },
  ) => ask(sandbox, method, `/v25.0/${path}`, body, headers);
  const subscribe = () =>
    control('POST', `apps/${APP}/subscription`, { callback_url: receiver.url, verify_token: 'check-me' });
  return {
    sandbox,
    receiver,
    control,
    graph,
    subscribe,
    /** Back to the seed, at no delay, with the receiver subscribed. */
    async fresh(settings: Json = {}) {
      await control('POST', 'reset');
      receiver.forget();
      await subscribe();
      await control('POST', 'settings', { sent_ms: 0, delivered_ms: 0, read: 'opened', ...settings });
    },
    send: (body: Json, path = `${NUMBER}/messages`) => graph('POST', path, { messaging_product: 'whatsapp', ...body }),
    say: (who: string, body: Json) => control('POST', `customers/${who}/say`, body),
    /** Files a template and has it approved; answers its id. */
    async approved(template: Json): Promise<string> {
      const made = await graph('POST', `${WABA}/message_templates`, { ...plain, ...template });
      await control('POST', `templates/${made.body.id}`, { do: 'approve' });
      return made.body.id;
    },
    async close() {
      await sandbox.close();
      await receiver.close();
    },
  };
}

export const body = (text: string, ...examples: string[]): Json => ({
  type: 'BODY',
  text,
  ...(examples.length > 0 && { example: { body_text: [examples] } }),
});

/** A template with nothing wrong. */
export const plain: Json = {
  name: 'visit_reminder',
  category: 'UTILITY',
  language: 'en_GB',
  components: [body('Your visit is on Sunday at eleven, we meet at the gate of the society.')],
};

async function ask(
  sandbox: Sandbox,
  method: string,
  path: string,
  given?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const raw = given instanceof FormData || given instanceof Uint8Array || typeof given === 'string';
  const answer = await fetch(sandbox.url + path, {
    method,
    body: given === undefined ? undefined : raw ? (given as BodyInit) : JSON.stringify(given),
    headers: given === undefined || raw ? headers : { 'content-type': 'application/json', ...headers },
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : { text },
    headers: answer.headers,
  };
}

/** Takes webhooks, answers the challenge, and answers what it is told to. */
async function startReceiver() {
  const heard: Heard[] = [];
  /** HTTP statuses of the next POSTs; 200 where there is none. */
  const answers: number[] = [];
  const server = createHttpServer((request, reply) => {
    const { searchParams } = new URL(request.url!, 'http://receiver');
    if (request.method === 'GET') {
      const known = searchParams.get('hub.mode') === 'subscribe' && searchParams.get('hub.verify_token') === 'check-me';
      reply.writeHead(known ? 200 : 403).end(known ? searchParams.get('hub.challenge') : '');
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString('latin1');
      const { 'x-hub-signature-256': signature, 'user-agent': agent } = request.headers;
      heard.push({ raw, signature: String(signature), agent: String(agent), body: JSON.parse(raw) });
      reply.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const changes = (): Json[] => heard.flatMap((one) => one.body.entry.flatMap((entry: Json) => entry.changes));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/meta/`,
    heard,
    answers,
    changes,
    statuses: (): Json[] => changes().flatMap((change) => change.value.statuses ?? []),
    messages: (): Json[] => changes().flatMap((change) => change.value.messages ?? []),
    values: (field: string): Json[] =>
      changes()
        .filter((change) => change.field === field)
        .map(({ value }) => value),
    forget() {
      heard.length = 0;
      answers.length = 0;
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

export const signed = (raw: string): string => `sha256=${createHmac('sha256', SECRET).update(raw).digest('hex')}`;

/** Waits until something holds, at most three seconds. */
export async function until<T>(look: () => T | Promise<T>): Promise<Exclude<T, false | null | undefined>> {
  for (const end = Date.now() + 3000; ; await new Promise((done) => setTimeout(done, 5))) {
    const found = await look();
    if (found) return found as Exclude<T, false | null | undefined>;
    if (Date.now() > end) throw new Error(`Never came true: ${look.toString()}`);
  }
}

/** Long enough that what should not come would have come. */
export const aWhile = () => new Promise((done) => setTimeout(done, 60));
