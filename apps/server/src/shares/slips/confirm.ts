import type { Received } from '@angan/contract/kit/call.ts';
import type { slipCalls } from '@angan/contract/shares/slips.ts';
import { shareTexts } from '@angan/contract/shares/texts.ts';
import sharp from 'sharp';
import { asPlatform } from '../../company/index.ts';
import { type CodePlace, codeFits, sendCode, takeCode } from '../../core/codes/index.ts';
import type { Context } from '../../core/context.ts';
import { fieldErrors, nonField } from '../../core/errors.ts';
import { saveFile } from '../../core/files/index.ts';
import type { Limits } from '../../core/limits.ts';
import type { Visitor } from './visitor.ts';

type Given = Received<typeof slipCalls.create>['body'];

/** A code is for one visit of one office: it confirms nothing else, whoever else shows the same person something. */
const placeOf = ({ actor }: Context, task: number, { number }: Visitor): CodePlace => ({
  purpose: `visit slip ${actor.companyId}.${task}`,
  number,
});

/** Sends the visitor a code. It goes out of the platform's outbox, so that nobody in the office reads the number there. */
export const sendSlipCode = async (limits: Limits, context: Context, task: number, visitor: Visitor): Promise<void> => {
  const { services, request } = context;
  if (!visitor.number) throw nonField(shareTexts.noNumber);
  await takeCode(limits, visitor.number, request.asker);
  await asPlatform(services, request.id, (db) =>
    sendCode(db, services.settings, placeOf(context, task, visitor), services.settings.smsVisitTemplate),
  );
};

/**
 * What proves that the visitor agrees: their signature as a file of the task, or the code that they got. Answers the id of
 * the signature. A wrong code stays counted, whatever becomes of the request.
 */
export const confirmation = async (
  limits: Limits,
  context: Context,
  task: number,
  visitor: Visitor,
  { method, signature, otp }: Pick<Given, 'method' | 'signature' | 'otp'>,
): Promise<number | null> => {
  if (method === 'None') return null;
  if (method === 'Signature') {
    if (!signature || (await isBlank(signature.content)))
      throw fieldErrors({ signature: [shareTexts.signatureNeeded] });
    return saveFile(context, signature, {
      kind: 'visit_signature',
      recordId: task,
      field: 'signature',
      picture: true,
      pictureForm: { sizes: [], side: 1200 },
    });
  }
  const { services, request } = context;
  if (!otp) throw fieldErrors({ otp: [shareTexts.codeNeeded] });
  await limits.take('account', `code of ${visitor.number} from ${request.asker}`);
  const fits = await asPlatform(services, request.id, (db) =>
    codeFits(db, services.settings, placeOf(context, task, visitor), otp.replaceAll(/\s/g, '')),
  );
  if (!fits) throw fieldErrors({ otp: [shareTexts.codeWrong] });
  await limits.forget('account', `code of ${visitor.number} from ${request.asker}`);
  return null;
};

/** Whether a picture is of one colour: nobody drew on it. What is no picture is refused where it is saved. */
const isBlank = async (content: Uint8Array): Promise<boolean> => {
  try {
    const { channels } = await sharp(content, { limitInputPixels: 4_000_000 }).stats();
    return channels.every(({ min, max }) => min === max);
  } catch {
    return false;
  }
};
