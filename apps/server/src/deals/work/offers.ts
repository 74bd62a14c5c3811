import type { DealOffer } from '@angan/contract/deals/deal-parts.ts';
import type { dealWorkCalls } from '@angan/contract/deals/deal-work.ts';
import { dealTexts } from '@angan/contract/deals/texts.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { isOpenDeal } from '@angan/domain/deals/index.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { fieldErrors, nonField, notFound } from '../../core/errors.ts';
import { type HeldDeal, heldDeal, standingOf } from '../held-deal.ts';
import { nameOfUser } from './name-of-user.ts';

const otherSide = { 'Buyer side': 'Seller side', 'Seller side': 'Buyer side' } as const;
/** What an amount is, by how the deal type counts. */
const priceField = { total: 'agreed_price', month: 'agreed_rent', deposit: 'deposit' } as const;

/** The negotiation of a deal, newest first. */
export const offersOf = async ({ actor, db }: Context, deal: number): Promise<{ results: DealOffer[] }> => ({
  results: (await db
    .selectFrom('deal_offer as o')
    .select([
      'o.id',
      'o.by_side',
      'o.amount',
      'o.note',
      'o.status',
      'o.created_date',
      nameOfUser('o', 'created_by').as('by'),
    ])
    .where('o.company_id', '=', actor.companyId)
    .where('o.deal', '=', deal)
    .orderBy('o.id', 'desc')
    .execute()) as DealOffer[],
});

const openDeal = async (context: Context, id: number): Promise<HeldDeal> => {
  const deal = await heldDeal(context, id);
  if (!isOpenDeal(standingOf(deal).stage)) throw nonField(dealTexts.dealIsOver);
  return deal;
};

type New = Pick<DealOffer, 'by_side' | 'amount' | 'note'>;
const writeOffer = ({ actor, db }: Context, deal: number, { by_side, amount, note }: New) =>
  db
    .insertInto('deal_offer')
    .values({ company_id: actor.companyId, created_by: actor.userId, deal, by_side, amount, note })
    .execute();

/** Writes down what one side names, unless the last offer still waits for its answer. */
export const addOffer = async (
  context: Context,
  { params: { id }, body }: Received<typeof dealWorkCalls.addOffer>,
): Promise<void> => {
  const { actor, db } = context;
  await openDeal(context, id);
  const waiting = await db
    .selectFrom('deal_offer')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('deal', '=', id)
    .where('status', '=', 'Made')
    .executeTakeFirst();
  if (waiting) throw nonField(dealTexts.offerWaits);
  await writeOffer(context, id, { by_side: body.by_side, amount: body.amount!, note: body.note ?? '' });
};

/** Answers an offer. What is accepted is what the deal has agreed on; a counter is the other side's next amount. */
export const answerOffer = async (
  context: Context,
  { params: { id, part }, body: { status, amount, note = '' } }: Received<typeof dealWorkCalls.answerOffer>,
): Promise<void> => {
  const { actor, db } = context;
  const deal = await openDeal(context, id);
  const offer = await db
    .selectFrom('deal_offer')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('deal', '=', id)
    .where('id', '=', part)
    .executeTakeFirst();
  if (!offer) throw notFound();
  if (offer.status !== 'Made') throw nonField(dealTexts.offerAnswered);
  if (status === 'Countered' && !amount) throw fieldErrors({ amount: [dealTexts.counterNeeded] });
  await db
    .updateTable('deal_offer')
    .set({
      status,
      ...(note && status !== 'Countered' && { note: sql`concat_ws(E'\n', nullif(note, ''), ${note}::text)` }),
    })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', part)
    .execute();
  if (status === 'Countered')
    await writeOffer(context, id, {
      by_side: otherSide[offer.by_side as keyof typeof otherSide],
      amount: amount!,
      note,
    });
  if (status !== 'Accepted') return;
  const { unit } = dealTypes.find((row) => row.id === deal.deal_type)!;
  await db
    .updateTable('deal')
    .set({ [priceField[unit]]: offer.amount })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
};
