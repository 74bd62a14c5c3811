import type { FileKind } from '@angan/contract/files/files.ts';
import type { UploadedFile } from '@angan/contract/files/upload.ts';
import type { ConfirmMethod } from '@angan/domain/visit-slip.ts';
import sharp from 'sharp';
import { asPlatform } from '../../company/index.ts';
import { type CodePlace, type CodeSms, codeFits, sendCode, takeCode } from '../../core/codes/index.ts';
import type { Context } from '../../core/context.ts';
import { fieldErrors, nonField } from '../../core/errors.ts';
import { saveFile } from '../../core/files/index.ts';
import type { Limits } from '../../core/limits.ts';

/** Where a proof belongs: the place of its code, and the record of which a signature is a file. */
export interface ProofPlace {
  readonly code: CodePlace;
  readonly kind: FileKind;
  readonly recordId: number;
  /** What is said to whoever holds the phone. */
  readonly texts: { readonly signatureNeeded: string; readonly codeNeeded: string; readonly codeWrong: string };
}
interface Given {
  readonly method: ConfirmMethod;
  readonly signature?: UploadedFile | null | undefined;
  readonly otp?: string | undefined;
}

/** Sends somebody a code. It goes out of the platform's outbox, so that nobody in the office reads the number there. */
export const sendProofCode = async (
  limits: Limits,
  { services, request }: Context,
  code: CodePlace,
  { noNumber, ...sms }: CodeSms & { readonly noNumber: string },
): Promise<void> => {
  if (!code.number) throw nonField(noNumber);
  await takeCode(limits, code.number, request.asker);
  await asPlatform(services, request.id, (db) => sendCode(db, services.settings, code, sms));
};

/**
 * What proves that somebody agrees: their signature as a file of the record, or the code that they got. Answers the id of
 * the signature. A wrong code stays counted, whatever becomes of the request.
 */
export const proofOf = async (
  limits: Limits,
  context: Context,
  { code, kind, recordId, texts }: ProofPlace,
  { method, signature, otp }: Given,
): Promise<number | null> => {
  if (method === 'None') return null;
  if (method === 'Signature') {
    if (!signature || (await isBlank(signature.content))) throw fieldErrors({ signature: [texts.signatureNeeded] });
    return saveFile(context, signature, {
      kind,
      recordId,
      field: 'signature',
      picture: true,
      pictureForm: { sizes: [], side: 1200 },
    });
  }
  const { services, request } = context;
  if (!otp) throw fieldErrors({ otp: [texts.codeNeeded] });
  await limits.take('account', `code of ${code.number} from ${request.asker}`);
  const fits = await asPlatform(services, request.id, (db) =>
    codeFits(db, services.settings, code, otp.replaceAll(/\s/g, '')),
  );
  if (!fits) throw fieldErrors({ otp: [texts.codeWrong] });
  await limits.forget('account', `code of ${code.number} from ${request.asker}`);
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
