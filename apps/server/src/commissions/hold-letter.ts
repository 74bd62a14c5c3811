import type { letterCalls } from '@angan/contract/commissions/letters.ts';
import { commissionTexts } from '@angan/contract/commissions/texts.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import type { Context } from '../core/context.ts';
import { nonField } from '../core/errors.ts';
import { heldCommission } from './held.ts';
import { openInvoices } from './next-letter.ts';

/** Keeps a letter of the oldest open invoice from going by itself, or lets it go after all. One that went is refused. */
export const holdLetter = async (
  context: Context,
  id: number,
  { letter, is_held }: Received<typeof letterCalls.hold>['body'],
): Promise<void> => {
  const { actor, db } = context;
  await heldCommission(context, id);
  const [open] = await openInvoices(context, id);
  if (!open) throw nonField(commissionTexts.noInvoiceOpen);
  if (!is_held) {
    await db
      .deleteFrom('commission_letter')
      .where('company_id', '=', actor.companyId)
      .where('commission', '=', id)
      .where('invoice', '=', open.invoice)
      .where('letter', '=', letter)
      .where('state', '=', 'Held')
      .execute();
    return;
  }
  if (open.held.includes(letter)) return;
  if (open.gone.includes(letter)) throw nonField(commissionTexts.letterGone);
  await db
    .insertInto('commission_letter')
    .values({ company_id: actor.companyId, commission: id, invoice: open.invoice, letter, state: 'Held' })
    .execute();
};
