import { z } from 'zod';
import { withoutSecrets } from '../jobs/error-text.ts';
import type { Settings } from '../settings.ts';
import { type Channel, type Outcome, type Sms, sendLimitMs } from './message.ts';

/** MSG91 answers 200 to what it refuses too: `type` tells. */
const Answered = z.object({
  type: z.enum(['success', 'error']),
  message: z.coerce.string().optional(),
  request_id: z.string().optional(),
});

/** What MSG91 says of itself, not of the message: a later attempt may do better. */
const passing = /try again|temporar|timeout|rate limit|too many|internal/i;

/**
 * SMS by MSG91's flows. MSG91 takes no idempotency key, so where its answer did not reach us the message is not sent
 * again by itself: a second code or reminder would be wrong more often than a missing one, which a person can ask for.
 */
export const smsChannel = ({ smsUrl, smsKey }: Settings, waitMs = sendLimitMs / 3): Channel<Sms> => ({
  mayRepeat: false,
  async send({ to, body }) {
    if (!smsUrl) return { is: 'permanent', why: 'SMS is not configured: SMS_URL is not set' };
    let response: Response;
    try {
      response = await fetch(new URL('/api/v5/flow/', smsUrl), {
        method: 'POST',
        headers: { authkey: smsKey, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({
          template_id: body.template_id,
          short_url: '0',
          recipients: [{ mobiles: `91${to}`, ...body.variables }],
        }),
        signal: AbortSignal.timeout(waitMs),
        redirect: 'error',
      });
      return await outcomeOf(response);
    } catch (error) {
      const cause = (error as { cause?: { code?: string } }).cause?.code ?? '';
      const why = withoutSecrets(error);
      return /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT/.test(cause)
        ? { is: 'temporary', why: `The SMS provider cannot be reached (${cause})` }
        : { is: 'unknown', why };
    }
  },
  close: () => undefined,
});

const outcomeOf = async (response: Response): Promise<Outcome> => {
  const text = await response.text();
  if (response.status >= 500 || response.status === 429)
    return { is: 'temporary', why: `The SMS provider answered ${response.status}` };
  const answer = Answered.safeParse(parsed(text));
  if (!answer.success)
    return response.ok
      ? { is: 'unknown', why: 'The SMS provider answered something that cannot be read' }
      : { is: 'permanent', why: `The SMS provider answered ${response.status}` };
  const { type, message = '', request_id } = answer.data;
  // Flows answer the request's id as `message`, the older calls as `request_id`.
  if (type === 'success') return { is: 'sent', providerId: request_id ?? message };
  return { is: passing.test(message) ? 'temporary' : 'permanent', why: withoutSecrets(message) };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
