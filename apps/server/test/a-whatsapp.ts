import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { createSandbox } from '../../../packages/sandbox/src/sandbox.ts';
import { newLog } from '../src/core/log.ts';
import { freePort } from '../src/core/ports.ts';
import { connectFirstNumber, startWhatsapp } from '../src/whatsapp/index.ts';
import { aCompany, aForm, aServer } from './support.ts';

const meta = {
  appId: '100200300400500',
  appSecret: 'sandbox-app-secret',
  wabaId: '200300400500600',
  phoneNumberId: '300400500600700',
  token: 'EAAForTheTest',
};

/** The platform's office on the sandbox's Meta, with its first number connected, its webhooks coming and jobs running. */
export const aWhatsapp = async () => {
  const sandbox = await createSandbox({ port: 0, smtpPort: await freePort(), meta });
  const control = async (path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') => {
    const answer = await fetch(`${sandbox.url}/_control/meta/${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    return answer.status === 204 ? undefined : ((await answer.json()) as never);
  };
  await control('settings', { review_seconds: 0 });
  const server = await aServer({
    META_GRAPH_URL: sandbox.url,
    META_APP_ID: meta.appId,
    META_APP_SECRET: meta.appSecret,
    META_VERIFY_TOKEN: 'a word',
    META_WABA_ID: meta.wabaId,
    META_PHONE_NUMBER_ID: meta.phoneNumberId,
    META_TOKEN: meta.token,
  });
  const admin = await (await aCompany(server, { is_platform: true })).person('Admin');
  await connectFirstNumber(server.services);
  await server.work();
  const runner = await startWhatsapp(server.databaseUrl, server.services, newLog('silent'));
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  await control(`apps/${meta.appId}/subscription`, {
    callback_url: `http://127.0.0.1:${port}/webhooks/meta/`,
    verify_token: 'a word',
  });
  return {
    server,
    admin,
    control,
    sandboxUrl: sandbox.url,
    meta,
    ask: (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: object) =>
      server.ask(method, `/sandesh/${path}`, admin.token, body),
    form: (
      method: 'POST' | 'PATCH',
      path: string,
      fields: Record<string, string>,
      files: Record<string, { name: string; content: Buffer }>,
    ) => {
      const { payload, headers } = aForm(fields, files);
      return server.ask(method, `/sandesh/${path}`, admin.token, payload, headers);
    },
    close: async () => {
      await runner.stop();
      await server.close();
      await sandbox.close();
    },
  };
};
export type Whatsapp = Awaited<ReturnType<typeof aWhatsapp>>;

export const aJpeg = () =>
  sharp({ create: { width: 640, height: 360, channels: 3, background: '#b8643c' } })
    .jpeg()
    .toBuffer();
/** Shines through in a corner. */
export const aPng = () =>
  sharp({ create: { width: 64, height: 64, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } } })
    .png()
    .toBuffer();
/** The first bytes of a video, which is as far as anybody here looks. */
export const aVideo = (brand = 'isom', tracks = 'avc1') =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}`),
    Buffer.alloc(64),
    Buffer.from(tracks),
    Buffer.alloc(64),
  ]);
