import type { commissionCalls } from '@angan/contract/commissions/commissions.ts';
import { commissionTexts } from '@angan/contract/commissions/texts.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { isDeletable, sumsToHundred } from '@angan/domain/brokerage/index.ts';
import type { CommissionStatus } from '@angan/domain/lookups/deals.ts';
import { findContact } from '../contacts/index.ts';
import type { Context } from '../core/context.ts';
import { fieldErrors, nonField, Refusal } from '../core/errors.ts';
import { readDealFacts, readOffice } from './facts.ts';
import { heldCommission, papersOf, receiptsOf } from './held.ts';
import { insertMilestones, payerOf, usualOf, usualParts } from './open-commissions.ts';
import { reckon } from './reckon.ts';
import { refreshStanding } from './standing.ts';

type Body = Received<typeof commissionCalls.update>['body'];

const columnsOf = ({
  slab,
  base_amount,
  basis,
  gst_treatment,
  place_of_supply,
  payer,
  milestones: _,
  ...plain
}: Body) => ({
  ...Object.fromEntries(
    Object.entries(plain)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value ?? 0]),
  ),
  ...(slab !== undefined && { slab: slab && JSON.stringify(slab) }),
  ...(base_amount !== undefined && { base_amount, base_is_own: base_amount !== null }),
  ...(basis && { basis }),
  ...(gst_treatment && { gst_treatment }),
  ...(place_of_supply && { place_of_supply }),
  ...(payer && { payer }),
});

/** What a payout has from its loan. */
const ofLoan: readonly (keyof Body)[] = ['basis', 'rate', 'slab', 'base_amount'];

const check = async (context: Context, { payer, milestones }: Body): Promise<void> => {
  if (payer) {
    await findContact(context, payer).catch((error: unknown) => {
      throw error instanceof Refusal && error.status === 404 ? fieldErrors({ payer: [drf.invalidPk(payer)] }) : error;
    });
  }
  if (milestones && milestones.length > 0 && !sumsToHundred(milestones.map(({ percent }) => percent)))
    throw fieldErrors({ milestones: [commissionTexts.milestonesSum] });
};

/** The deal that a commission is for, as the actor sees it. */
const dealOf = async (context: Context, id: number) => {
  const { actor, db } = context;
  const found = await db
    .selectFrom('deal')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .executeTakeFirst();
  if (!found) throw fieldErrors({ deal: [drf.invalidPk(id)] });
  return readDealFacts(context, id);
};

export const insertCommission = async (
  context: Context,
  { deal: dealId, payer_side, ...body }: Received<typeof commissionCalls.create>['body'],
): Promise<number> => {
  const { actor, db } = context;
  const deal = await dealOf(context, dealId);
  await check(context, body);
  const payer = body.payer ?? payerOf(payer_side, deal);
  const usual = await usualOf(context, payer_side, payer, deal, await readOffice(context));
  const { id } = await db
    .insertInto('commission')
    .values({
      ...usual,
      ...columnsOf(body),
      company_id: actor.companyId,
      created_by: actor.userId,
      deal: deal.id,
      payer_side,
      payer,
      basis: body.basis,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertMilestones(context, id, body.milestones?.length ? body.milestones : usualParts(payer_side, deal));
  await reckon(context, [id]);
  await refreshStanding(context, id);
  return id;
};

/** What changes what is owed, which stays once a paper has gone out. */
const touchesMoney: readonly (keyof Body)[] = [
  'payer',
  'basis',
  'rate',
  'slab',
  'base_amount',
  'discount',
  'gst_treatment',
  'place_of_supply',
  'sac',
  'milestones',
];

export const updateCommission = async (context: Context, id: number, body: Body): Promise<void> => {
  const { actor, db } = context;
  const before = await heldCommission(context, id);
  const touched = touchesMoney.filter((field) => body[field] !== undefined);
  const wrong = before.loan === null ? [] : ofLoan.filter((field) => body[field] !== undefined);
  if (wrong.length > 0)
    throw fieldErrors(Object.fromEntries(wrong.map((field) => [field, [commissionTexts.followsLoan]])));
  if (touched.length > 0) {
    if ((await papersOf(context, id)).length > 0) throw nonField(commissionTexts.paperStands);
    if (before.terms_at !== null && touched.some((field) => field !== 'sac'))
      throw nonField(commissionTexts.termsStand);
  }
  await check(context, body);
  const columns = columnsOf(body);
  if (Object.keys(columns).length > 0)
    await db
      .updateTable('commission')
      .set(columns)
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id)
      .execute();
  if (body.milestones) await replaceMilestones(context, id, body.milestones);
  await reckon(context, [id]);
  const after = await heldCommission(context, id);
  if (after.discount > after.gross_amount) throw fieldErrors({ discount: [commissionTexts.discountAbove] });
  await refreshStanding(context, id);
};

const replaceMilestones = async (
  context: Context,
  id: number,
  milestones: NonNullable<Body['milestones']>,
): Promise<void> => {
  const { actor, db } = context;
  await db
    .deleteFrom('commission_milestone')
    .where('company_id', '=', actor.companyId)
    .where('commission', '=', id)
    .execute();
  const parts = milestones.length > 0 ? milestones : [{ label: '', percent: 100 }];
  await insertMilestones(
    context,
    id,
    parts.map(({ due_date = null, ...part }) => ({ ...part, due_date })),
  );
};

export const removeCommission = async (context: Context, id: number): Promise<void> => {
  const { actor, db } = context;
  const { status, loan } = await heldCommission(context, id);
  if (loan !== null) throw nonField(commissionTexts.followsLoan);
  const money = (await receiptsOf(context, id)).length > 0;
  if (money || !isDeletable(status as CommissionStatus, (await papersOf(context, id)).length > 0))
    throw nonField(commissionTexts.paperStands);
  await db
    .updateTable('commission')
    .set({ is_deleted: true })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
  await reckon(context, [id]);
};
