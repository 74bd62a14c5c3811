import webpush from 'web-push';
import { withoutSecrets } from '../jobs/error-text.ts';
import type { Settings } from '../settings.ts';
import { fcmSender } from './fcm-sender.ts';
import { type Channel, type Outcome, type Push, pushKeptSeconds, sendLimitMs } from './message.ts';

/**
 * Web push (RFC 8030), encrypted for the one browser. What may have gone already is sent again: the device shows what has
 * the same tag once.
 */
export const pushChannel = (settings: Settings, waitMs = sendLimitMs / 3): Channel<Push> => {
  const toPhone = fcmSender(settings, waitMs);
  const toBrowser = browserSender(settings, waitMs);
  return {
    mayRepeat: true,
    send: (push) => (push.device.kind === 'fcm' ? toPhone(push) : toBrowser(push)),
    close: () => undefined,
  };
};

const browserSender =
  ({ mailFrom }: Settings, waitMs: number) =>
  async ({ device, keys, content }: Push): Promise<Outcome> => {
    try {
      const { endpoint, method, headers, body } = webpush.generateRequestDetails(
        { endpoint: device.token, keys: { p256dh: device.p256dh, auth: device.auth } },
        JSON.stringify(content),
        {
          TTL: pushKeptSeconds,
          urgency: 'high',
          contentEncoding: 'aes128gcm',
          vapidDetails: { subject: `mailto:${addressIn(mailFrom)}`, ...keys },
        },
      );
      const answer = await fetch(endpoint, {
        method,
        headers: headers as Record<string, string>,
        body: new Uint8Array(body!),
        signal: AbortSignal.timeout(waitMs),
        redirect: 'error',
      });
      return await outcomeOf(answer);
    } catch (error) {
      return { is: 'temporary', why: withoutSecrets(error) };
    }
  };

/** 'Angan <no-reply@angan.example>' */
const addressIn = (mailFrom: string): string => mailFrom.split('<').at(-1)!.replace('>', '').trim();

const outcomeOf = async (answer: Response): Promise<Outcome> => {
  const { status, headers } = answer;
  const text = withoutSecrets((await answer.text()).slice(0, 300));
  const why = `The push service answered ${status}${text ? `: ${text}` : ''}`;
  if (answer.ok) return { is: 'sent', providerId: headers.get('location') ?? '' };
  if (status === 404 || status === 410) return { is: 'gone', why };
  const after = Number(headers.get('retry-after'));
  if (status === 429 || status >= 500) return { is: 'temporary', why, ...(after > 0 ? { afterSeconds: after } : {}) };
  return { is: 'permanent', why };
};
