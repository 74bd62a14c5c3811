import { createSandbox } from '../../../packages/sandbox/src/sandbox.ts';
import { freePort } from '../src/core/ports.ts';

export interface Pushed {
  readonly to: string;
  readonly ttl: number;
  readonly urgency: string;
  readonly bytes: number;
  readonly text: string;
}

/** Browsers' push service, with the browsers behind it: the sandbox on a port of its own. */
export const aPushService = async () => {
  const port = await freePort();
  const smtpPort = await freePort();
  const sandbox = await createSandbox({ port, smtpPort });
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${sandbox.url}/_control/push${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    return answer.status === 204 ? undefined : answer.json();
  };
  return {
    port,
    url: sandbox.url,
    smtpUrl: sandbox.smtpUrl,
    /** A browser that subscribes to this key: its token, as the web app sends it. */
    browser: async (publicKey: string) => {
      const subscription = (await ask('POST', '/browsers', { application_server_key: publicKey })) as {
        endpoint: string;
      };
      const id = subscription.endpoint.split('/').at(-1)!;
      return {
        id,
        endpoint: subscription.endpoint,
        token: `webpush:${Buffer.from(JSON.stringify(subscription)).toString('base64url')}`,
        /** What it was pushed, the newest first. */
        told: async () => (await ask('GET', `?to=${id}`)) as Pushed[],
        leave: () => ask('DELETE', `/browsers/${id}`),
      };
    },
    /** What came into a mailbox, the newest first. */
    mailsTo: async (address: string) =>
      (await (await fetch(`${sandbox.url}/_control/mails?to=${encodeURIComponent(address)}`)).json()) as {
        subject: string;
        text: string;
      }[],
    /** The answer to the next messages. */
    answer: (status: number, more: { times?: number; retry_after?: number } = {}) =>
      ask('POST', '/answers', { status, ...more }),
    close: () => sandbox.close(),
  };
};
export type PushService = Awaited<ReturnType<typeof aPushService>>;
