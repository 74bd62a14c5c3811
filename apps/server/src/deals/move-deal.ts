import type { dealCalls } from '@angan/contract/deals/deals.ts';
import { dealTexts } from '@angan/contract/deals/texts.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import {
  type DealFields,
  type DealRefusal,
  dealMoveRefusal,
  moveDeal,
  probabilityOf,
} from '@angan/domain/deals/index.ts';
import { runsTheOffice } from '@angan/domain/roles.ts';
import { duesSettled, followDeal } from '../commissions/index.ts';
import type { Context } from '../core/context.ts';
import { fieldErrors, forbidden } from '../core/errors.ts';
import { carryOut } from './carry-out.ts';
import { checkLease, neededThere, saidOf } from './check-deal.ts';
import { dealTypeOf, heldDeal, standingOf } from './held-deal.ts';

const refusalOf = (why: DealRefusal): Error => {
  switch (why.kind) {
    case 'not you':
      return forbidden(dealTexts.moveByOthers);
    case 'note':
      return fieldErrors({ note: [dealTexts.noteNeeded] });
    case 'fields':
      return neededThere(why.fields);
    case 'dues open':
      return fieldErrors({ close_with_dues: [dealTexts.duesOpen] });
    default:
      return fieldErrors({ to: [dealTexts.noWay] });
  }
};

/** Moves a deal where nothing refuses it, with what the new stage asks for and what follows from it, all or nothing. */
export const moveTo = async (
  context: Context,
  { params: { id }, body }: Pick<Received<typeof dealCalls.move>, 'params' | 'body'>,
): Promise<void> => {
  const { actor, db } = context;
  const before = await heldDeal(context, id);
  const type = dealTypeOf(before.deal_type);
  const said = saidOf(body);
  const after = { ...before, ...said };
  checkLease(after as DealFields);
  const why = dealMoveRefusal(standingOf(before), body.to, {
    deal_type: type,
    fields: after as DealFields,
    runs_office: runsTheOffice(actor.usertype),
    note: body.note ?? '',
    dues_settled: body.to !== 'Closed' || (await duesSettled(context, id)),
    close_with_dues: body.close_with_dues ?? false,
  });
  if (why) throw refusalOf(why);
  const { stage, skipped } = moveDeal(type, standingOf(before), body.to);
  await db
    .updateTable('deal')
    .set({ ...said, stage, skipped: [...skipped], probability: probabilityOf(type, stage)! })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('deal_stage_move')
    .values({ company_id: actor.companyId, deal: id, from_stage: before.stage, to_stage: stage, note: body.note ?? '' })
    .execute();
  await carryOut(context, after, standingOf(before).stage, stage);
  if (stage !== 'Cancelled') await followDeal(context, id);
};
