import type { Received } from '@angan/contract/kit/call.ts';
import type { slipCalls } from '@angan/contract/shares/slips.ts';
import { shareTexts } from '@angan/contract/shares/texts.ts';
import type { Language } from '@angan/domain/lookups/office.ts';
import type { CodePlace } from '../../core/codes/index.ts';
import type { Context } from '../../core/context.ts';
import type { Limits } from '../../core/limits.ts';
import { proofOf, sendProofCode } from './proof.ts';
import type { Visitor } from './visitor.ts';

type Given = Received<typeof slipCalls.create>['body'];

/** A code is for one visit of one office: it confirms nothing else, whoever else shows the same person something. */
const placeOf = ({ actor }: Context, task: number, { number }: Visitor): CodePlace => ({
  purpose: `visit slip ${actor.companyId}.${task}`,
  number,
});

export const sendSlipCode = (
  limits: Limits,
  context: Context,
  task: number,
  visitor: Visitor,
  language: Language,
): Promise<void> =>
  sendProofCode(limits, context, placeOf(context, task, visitor), {
    text: 'visit',
    language,
    noNumber: shareTexts.noNumber,
  });

/** What proves that the visitor agrees; answers the id of the signature, where they signed. */
export const confirmation = (
  limits: Limits,
  context: Context,
  task: number,
  visitor: Visitor,
  given: Pick<Given, 'method' | 'signature' | 'otp'>,
): Promise<number | null> =>
  proofOf(
    limits,
    context,
    { code: placeOf(context, task, visitor), kind: 'visit_signature', recordId: task, texts: shareTexts },
    given,
  );
