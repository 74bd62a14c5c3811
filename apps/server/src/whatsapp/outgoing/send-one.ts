import { beginningOf } from '@angan/domain/beginning.ts';
import { keptCode, metaErrorOf } from '@angan/domain/whatsapp/errors.ts';
import { type Verdict, verdictOn } from '@angan/domain/whatsapp/sending.ts';
import type { Uploader } from '../media/index.ts';
import type { MetaError } from '../meta/index.ts';
import { callbackOf } from './callback-data.ts';
import type { Claimed } from './claim.ts';
import type { newFilePutter } from './put-files.ts';
import type { Outcome } from './write-outcomes.ts';

/** What came of sending a message: for its row, and for what else of the number it holds up. */
export interface Sent {
  readonly outcome: Outcome;
  readonly verdict?: Verdict;
  readonly error?: MetaError;
}

export interface Sender extends Uploader {
  readonly putFile: ReturnType<typeof newFilePutter>;
  /** How often in a row the pair limit was hit with the person of a chat. */
  readonly pairHits: ReadonlyMap<number, number>;
}

/** When a message comes again whose file is on its way to Meta. */
const fileSeconds = 5;

/** Sends one message that was claimed. Never throws. */
export const sendOne = async (sender: Sender, message: Claimed): Promise<Sent> => {
  const { id, reply_to, wa_id, user_id } = message;
  const readied = await sender.putFile(sender, message.content);
  if (readied.is === 'later') return { outcome: { id, status: 'queued', seconds: fileSeconds, uncounted: true } };
  if (readied.is === 'refused') return refusedBy(sender, message, readied.error);
  const { content } = readied;
  const answer = await sender.meta.messages.send(sender.phoneNumberId, {
    to: wa_id ?? undefined,
    recipient: user_id ?? undefined,
    content,
    // A reaction names its message in itself.
    replyTo: content.type === 'reaction' ? undefined : (reply_to ?? undefined),
    callbackData: callbackOf(sender.companyId, id),
  });
  return answer.ok
    ? { outcome: { id, status: 'accepted', wamid: answer.value.wamid } }
    : refusedBy(sender, message, answer.error);
};

const refusedBy = (sender: Sender, message: Claimed, error: MetaError): Sent => {
  const verdict = verdictOn(
    {
      is: error.is,
      code: error.code,
      reach: metaErrorOf(error.code, error.subcode).reach,
      waitSeconds: error.waitSeconds,
      retryAfter: error.retryAfter,
    },
    {
      attempts: message.attempts,
      pairHits: (sender.pairHits.get(message.chat) ?? 0) + 1,
      ofBroadcast: message.broadcast !== null,
      luck: Math.random(),
    },
  );
  return { outcome: outcomeOf(message.id, verdict, error), verdict, error };
};

const mostText = 500;

const outcomeOf = (id: number, { message, uncounted }: Verdict, error: MetaError): Outcome => {
  const why = {
    code: keptCode(error.code, error.subcode),
    title: beginningOf(error.title || error.message, mostText),
    detail: beginningOf(error.details, mostText),
  };
  return message.is === 'again'
    ? { id, status: 'queued', seconds: message.seconds, uncounted, ...why }
    : { id, status: message.is, ...why };
};
