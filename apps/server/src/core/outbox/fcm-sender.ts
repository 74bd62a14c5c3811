import { sign } from 'node:crypto';
import { z } from 'zod';
import { withoutSecrets } from '../jobs/error-text.ts';
import type { ServiceAccount } from '../push/index.ts';
import type { Settings } from '../settings.ts';
import { type NoticeContent, type Outcome, type Push, pushKeptSeconds } from './message.ts';

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const grantSeconds = 3600;
/** An access token is asked for anew so long before it ends. */
const slackSeconds = 300;

/** Firebase Cloud Messaging, HTTP v1, to the app on a phone. */
export const fcmSender = ({ fcm }: Settings, waitMs: number) => {
  let kept: { token: string; until: number } | undefined;
  const accessToken = async (account: ServiceAccount): Promise<string | Outcome> => {
    if (kept && kept.until > Date.now()) return kept.token;
    const answer = await fetch(account.token_uri, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: assertionOf(account, new Date()),
      }),
      signal: AbortSignal.timeout(waitMs),
      redirect: 'error',
    });
    const granted = Granted.safeParse(await answer.json().catch(() => undefined));
    if (!answer.ok || !granted.success) return outcomeOf(answer, 'Google gave no access token', undefined);
    const { access_token: token, expires_in } = granted.data;
    kept = { token, until: Date.now() + (expires_in - slackSeconds) * 1000 };
    return token;
  };

  return async ({ device, content }: Push): Promise<Outcome> => {
    if (!fcm) return { is: 'permanent', why: 'Firebase is not configured: FCM_SERVICE_ACCOUNT is not set' };
    try {
      const token = await accessToken(fcm);
      if (typeof token !== 'string') return token;
      const answer = await fetch(new URL(`/v1/projects/${fcm.project_id}/messages:send`, fcm.url), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ message: messageOf(device.token, content) }),
        signal: AbortSignal.timeout(waitMs),
        redirect: 'error',
      });
      // Taken back before its hour was over: another one is asked for at the next try.
      if (answer.status === 401) kept = undefined;
      const body: unknown = await answer.json().catch(() => undefined);
      if (answer.ok) return { is: 'sent', providerId: Sent.catch({ name: '' }).parse(body).name };
      return outcomeOf(answer, 'Firebase', Refused.safeParse(body).data?.error);
    } catch (error) {
      return { is: 'temporary', why: withoutSecrets(error) };
    }
  };
};

const Granted = z.object({ access_token: z.string().min(1), expires_in: z.number() });
const Sent = z.object({ name: z.string() });
const Refused = z.object({
  error: z.object({
    message: z.string().default(''),
    details: z.array(z.looseObject({ errorCode: z.string().optional() })).default([]),
  }),
});

/** What we sign to be given an access token (RFC 7523). */
const assertionOf = ({ client_email, private_key, token_uri }: ServiceAccount, now: Date): string => {
  const iat = Math.floor(now.getTime() / 1000);
  const claims = { iss: client_email, scope, aud: token_uri, iat, exp: iat + grantSeconds };
  const text = [{ alg: 'RS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), private_key).toString('base64url')}`;
};

/**
 * What has the same tag takes its place on the phone, also a reminder that the phone set by itself, for which Android's app
 * reads the tag beside; a press opens the address in the app.
 */
const messageOf = (token: string, { title, body, tag, url }: NoticeContent) => ({
  token,
  notification: { title, body },
  data: { url, tag },
  android: { priority: 'HIGH', ttl: `${pushKeptSeconds}s`, notification: { channel_id: 'alerts', tag } },
  apns: {
    headers: { 'apns-priority': '10', 'apns-collapse-id': tag.slice(0, 64) },
    payload: { aps: { sound: 'default' } },
  },
});

/** Codes by which Firebase says that a token is nobody's, or not ours. */
const goneCodes = ['UNREGISTERED', 'SENDER_ID_MISMATCH'];

const outcomeOf = (
  { status, headers }: Response,
  who: string,
  error: z.infer<typeof Refused>['error'] | undefined,
): Outcome => {
  const code = error?.details.find(({ errorCode }) => errorCode)?.errorCode ?? '';
  const why = withoutSecrets([`${who} answered ${status}`, code, error?.message].filter(Boolean).join(': '));
  const isOfToken = code === 'INVALID_ARGUMENT' && /registration token/i.test(error?.message ?? '');
  if (goneCodes.includes(code) || isOfToken) return { is: 'gone', why };
  const after = Number(headers.get('retry-after'));
  if (status === 401 || status === 429 || status >= 500)
    return { is: 'temporary', why, ...(after > 0 ? { afterSeconds: after } : {}) };
  return { is: 'permanent', why };
};
