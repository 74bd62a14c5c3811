import { metaErrorOf } from '@angan/domain/whatsapp/errors.ts';
import { type Verdict, verdictOn } from '@angan/domain/whatsapp/sending.ts';
import type { MetaApi, MetaError } from '../meta/index.ts';
import { callbackOf } from './callback-data.ts';
import type { Claimed } from './claim.ts';
import type { Outcome } from './write-outcomes.ts';

/** What came of sending a message: for its row, and for what else of the number it holds up. */
export interface Sent {
  readonly outcome: Outcome;
  readonly verdict?: Verdict;
  readonly error?: MetaError;
}

export interface Sender {
  readonly meta: MetaApi;
  readonly companyId: number;
  readonly phoneNumberId: string;
  /** How often in a row the pair limit was hit with the person of a chat. */
  readonly pairHits: ReadonlyMap<number, number>;
}

/** Sends one message that was claimed. Never throws. */
export const sendOne = async (sender: Sender, message: Claimed): Promise<Sent> => {
  const { id, content, reply_to, wa_id, user_id } = message;
  const answer = await sender.meta.messages.send(sender.phoneNumberId, {
    to: wa_id ?? undefined,
    recipient: user_id ?? undefined,
    content,
    // A reaction names its message in itself.
    replyTo: content.type === 'reaction' ? undefined : (reply_to ?? undefined),
    callbackData: callbackOf(sender.companyId, id),
  });
  if (answer.ok) return { outcome: { id, status: 'accepted', wamid: answer.value.wamid } };
  const { error } = answer;
  const verdict = verdictOn(
    {
      is: error.is,
      code: error.code,
      reach: metaErrorOf(error.code, error.subcode).reach,
      waitSeconds: error.waitSeconds,
    },
    {
      attempts: message.attempts,
      pairHits: (sender.pairHits.get(message.chat) ?? 0) + 1,
      ofBroadcast: message.broadcast !== null,
      luck: Math.random(),
    },
  );
  return { outcome: outcomeOf(id, verdict, error), verdict, error };
};

const mostText = 500;

const outcomeOf = (id: number, { message, uncounted }: Verdict, error: MetaError): Outcome => {
  const why = {
    code: error.code,
    title: (error.title || error.message).slice(0, mostText),
    detail: error.details.slice(0, mostText),
  };
  return message.is === 'again'
    ? { id, status: 'queued', seconds: message.seconds, uncounted, ...why }
    : { id, status: message.is, ...why };
};
