import type { dealCalls } from '@angan/contract/deals/deals.ts';
import { dealTexts } from '@angan/contract/deals/texts.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { type DealFields, isAtToken, isOpenDeal, probabilityOf } from '@angan/domain/deals/index.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { followDeal, openCommissions } from '../commissions/index.ts';
import type { Context } from '../core/context.ts';
import { fieldErrors, nonField, notFound } from '../core/errors.ts';
import { findInquiry, moveStage } from '../inquiries/index.ts';
import { findProperty } from '../properties/index.ts';
import { nextCodes } from '../records/index.ts';
import { checkKept, checkLease, checkPeople, orInvalid, saidOf } from './check-deal.ts';
import { dealTypeOf, heldDeal, standingOf } from './held-deal.ts';

/** Adds a deal in Negotiation. The people are those of the inquiry and of the property, unless others are named. */
export const insertDeal = async (context: Context, body: Received<typeof dealCalls.create>['body']) => {
  const { actor, db } = context;
  if (!dealTypes.some(({ id }) => id === body.deal_type))
    throw fieldErrors({ deal_type: [drf.invalidPk(body.deal_type)] });
  const property = await orInvalid('property', body.property, findProperty(context, body.property));
  const inquiry = await orInvalid('inquiry', body.inquiry, findInquiry(context, body.inquiry));
  if (!property.deal_type.includes(body.deal_type)) throw fieldErrors({ deal_type: [dealTexts.notOffered] });
  await checkPeople(context, body);
  const said = saidOf(body);
  checkLease(said);
  const [deal_code] = await nextCodes(db, actor.companyId, 'deal', 1);
  const { id } = await db
    .insertInto('deal')
    .values({
      ...said,
      company_id: actor.companyId,
      created_by: actor.userId,
      deal_code: deal_code!,
      deal_type: body.deal_type,
      property: property.id,
      inquiry: inquiry.id,
      buyer: body.buyer ?? inquiry.contact_id!,
      seller: body.seller ?? property.contact_id!,
      our_side: body.our_side,
      expected_close: body.expected_close,
      probability: probabilityOf(dealTypeOf(body.deal_type), 'Negotiation')!,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await moveStage(db, { company_id: actor.companyId, id: inquiry.id }, 'deal created');
  await openCommissions(context, id);
  return id;
};

export const updateDeal = async (
  context: Context,
  id: number,
  body: Received<typeof dealCalls.update>['body'],
): Promise<void> => {
  const { actor, db } = context;
  const before = await heldDeal(context, id);
  await checkPeople(context, body);
  const said = saidOf(body);
  const after = { ...before, ...said } as DealFields;
  checkLease(after);
  checkKept(before, after);
  const { buyer, seller, our_side, expected_close, probability } = body;
  const changes = {
    ...said,
    ...(buyer && { buyer }),
    ...(seller && { seller }),
    ...(our_side && { our_side }),
    ...(expected_close && { expected_close }),
    ...(probability != null && { probability }),
  };
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('deal').set(changes).where('company_id', '=', actor.companyId).where('id', '=', id).execute();
  await followDeal(context, id);
};

/** One whose token holds a property is cancelled first, which gives the property free. */
export const markDeleted = async (context: Context, id: number, is_deleted: boolean): Promise<void> => {
  const { actor, db } = context;
  const before = await heldDeal(context, id, !is_deleted);
  const { stage } = standingOf(before);
  if (is_deleted && isOpenDeal(stage) && isAtToken(dealTypeOf(before.deal_type), stage))
    throw nonField(dealTexts.cancelFirst);
  const { numUpdatedRows } = await db
    .updateTable('deal')
    .set({ is_deleted })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
};
