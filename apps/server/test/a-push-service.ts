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
  const control = (room: string) => async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${sandbox.url}/_control/${room}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    return answer.status === 204 ? undefined : answer.json();
  };
  const [ask, askFirebase] = [control('push'), control('fcm')];
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
    /** Settings with which the server is known to Firebase here. */
    firebase: async () => ({
      FCM_SERVICE_ACCOUNT: JSON.stringify(await askFirebase('GET', '/service-account')),
      FCM_URL: sandbox.url,
    }),
    /** A phone with the app. */
    phone: async (platform: 'android' | 'ios') => {
      const { token } = (await askFirebase('POST', '/phones', { platform })) as { token: string };
      const to = `?to=${encodeURIComponent(token)}`;
      return {
        token,
        /** What it was pushed, the newest first. */
        told: async () => (await askFirebase('GET', to)) as { text: string; data: Record<string, string> }[],
        removeApp: () => askFirebase('DELETE', `/phones${to}`),
      };
    },
    /** Firebase's answer to the next messages. */
    firebaseAnswers: (status: number, more: { times?: number; retry_after?: number } = {}) =>
      askFirebase('POST', '/answers', { status, ...more }),
    /** As after an hour: the server's access is over. */
    endGrants: () => askFirebase('DELETE', '/grants'),
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
