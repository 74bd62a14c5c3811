import type { dealCalls } from '@angan/contract/deals/deals.ts';
import { dealTexts } from '@angan/contract/deals/texts.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { checklistOf, type DealFields, isAtToken, isOpenDeal, probabilityOf } from '@angan/domain/deals/index.ts';
import { followDeal, openCommissions } from '../commissions/index.ts';
import type { Context } from '../core/context.ts';
import { fieldErrors, nonField, notFound } from '../core/errors.ts';
import { findInquiry, moveStage } from '../inquiries/index.ts';
import { nextCodes } from '../records/index.ts';
import { checkClosers, checkKept, checkLease, checkPeople, saidOf } from './check-deal.ts';
import { orInvalid, subjectOf } from './deal-subject.ts';
import { dealTypeOf, heldDeal, standingOf } from './held-deal.ts';
import { checkRenewal } from './leases/renewal.ts';

type Body = Received<typeof dealCalls.create>['body'];

const asJson = (closers: Body['closing_users']) => JSON.stringify(closers ?? []);

/** The papers that a deal of its type begins with. */
const writeChecklist = async ({ actor, db }: Context, deal: number, body: Body): Promise<void> => {
  const items = checklistOf(dealTypeOf(body.deal_type), body.police_verification ?? 'Pending');
  await db
    .insertInto('deal_paper')
    .values(
      items.map(({ item, done }) => ({
        company_id: actor.companyId,
        deal,
        item,
        is_done: done,
        created_by: actor.userId,
      })),
    )
    .execute();
};

/** Adds a deal in Negotiation. The people are those of the inquiry and of the property or project, unless others are named. */
export const insertDeal = async (context: Context, body: Body): Promise<number> => {
  const { actor, db } = context;
  const subject = await subjectOf(context, body);
  const inquiry = await orInvalid('inquiry', body.inquiry, findInquiry(context, body.inquiry));
  await checkPeople(context, body);
  await checkClosers(context, body.closing_users);
  const seller = body.seller ?? subject.seller;
  if (!seller) throw fieldErrors({ seller: [dealTexts.sellerNeeded] });
  const said = saidOf(body);
  checkLease(said);
  if (body.renews) await checkRenewal(context, body.renews);
  const [deal_code] = await nextCodes(db, actor.companyId, 'deal', 1);
  const { id } = await db
    .insertInto('deal')
    .values({
      ...said,
      company_id: actor.companyId,
      created_by: actor.userId,
      deal_code: deal_code!,
      deal_type: body.deal_type,
      property: subject.property,
      projectunit: subject.projectunit,
      inquiry: inquiry.id,
      buyer: body.buyer ?? inquiry.contact_id!,
      seller,
      co_broker: body.co_broker ?? null,
      renews: body.renews ?? null,
      closing_users: asJson(body.closing_users),
      our_side: body.our_side,
      expected_close: body.expected_close,
      probability: probabilityOf(dealTypeOf(body.deal_type), 'Negotiation')!,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeChecklist(context, id, body);
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
  await checkClosers(context, body.closing_users);
  const said = saidOf(body);
  const after = { ...before, ...said } as DealFields;
  checkLease(after);
  checkKept(before, after);
  const { buyer, seller, co_broker, closing_users, our_side, expected_close, probability } = body;
  const changes = {
    ...said,
    ...(buyer && { buyer }),
    ...(seller && { seller }),
    ...(co_broker !== undefined && { co_broker }),
    ...(closing_users && { closing_users: asJson(closing_users) }),
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
  // Its lease may have been renewed by another one meanwhile.
  if (!is_deleted && before.renews !== null && stage !== 'Cancelled') await checkRenewal(context, before.renews);
  const { numUpdatedRows } = await db
    .updateTable('deal')
    .set({ is_deleted })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
};
