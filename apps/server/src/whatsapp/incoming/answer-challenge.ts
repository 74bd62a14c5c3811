import type { webhookCalls } from '@angan/contract/whatsapp/webhook.ts';
import { forbidden } from '../../core/errors.ts';
import { readInput } from '../../core/http/read-input.ts';
import { isSameWord } from '../../core/inbox/index.ts';

type Verify = Pick<typeof webhookCalls.verify, 'query' | 'body'>;
interface Asked {
  readonly params: unknown;
  readonly query: unknown;
}

/** What Meta is answered that asks whether a door is ours: its challenge. 403 where it does not know the door's word. */
export const answerChallenge = (
  call: Verify,
  { params, query: given }: Asked,
  verifyToken: string | undefined,
): string => {
  const { query } = readInput(call as never, { params, query: given, body: undefined });
  const asked = query as Record<string, string | undefined>;
  const word = asked['hub.verify_token'];
  if (asked['hub.mode'] !== 'subscribe' || !verifyToken || !word || !isSameWord(word, verifyToken)) throw forbidden();
  return asked['hub.challenge'] ?? '';
};
