import {
  brokerageCaseOf,
  defaultTermsFor,
  type MilestoneTerm,
  milestonePresets,
  type OpeningTerm,
  openingTerms,
} from '@angan/domain/brokerage/index.ts';
import { dealUnit } from '@angan/domain/lookups/deal-types.ts';
import type { PayerSide } from '@angan/domain/lookups/deals.ts';
import { defaultGstTreatment, payerDeductsTdsByDefault, placeOfSupply } from '@angan/domain/taxes/index.ts';
import type { Context } from '../core/context.ts';
import { type DealFacts, type OfficeFacts, readDealFacts, readOffice } from './facts.ts';
import { readOfficeTerms } from './office-terms.ts';
import { reckon } from './reckon.ts';

/** Who pays on a side, as the deal names them. */
export const payerOf = (side: PayerSide, { buyer, seller }: Pick<DealFacts, 'buyer' | 'seller'>): number =>
  side === 'Buyer' || side === 'Tenant' ? buyer : seller;

/** In how many parts such a brokerage is usually paid. */
export const usualParts = (side: PayerSide, deal: DealFacts): readonly MilestoneTerm[] => {
  if (side === 'Builder') return milestonePresets.Builder;
  return dealUnit(deal.type) === 'total' ? milestonePresets.Sale : milestonePresets.Rent;
};

/** What a new commission is where nobody says otherwise. */
export const usualOf = async (
  { actor, db }: Context,
  side: PayerSide,
  payer: number,
  deal: DealFacts,
  office: OfficeFacts,
) => {
  const contact = await db
    .selectFrom('contact')
    .select('company_name')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', payer)
    .executeTakeFirstOrThrow();
  return {
    gst_treatment: defaultGstTreatment(office.gstin !== '', side, office.constitution),
    place_of_supply: placeOfSupply(side, deal.state, '') || office.state_code,
    deducts_tds: payerDeductsTdsByDefault(side, contact.company_name !== ''),
  };
};

export const insertMilestones = async (
  { actor, db }: Context,
  commission: number,
  parts: readonly (MilestoneTerm & { due_date?: string | null })[],
): Promise<void> => {
  await db
    .insertInto('commission_milestone')
    .values(
      parts.map(({ label, percent, due_date = null }, place) => ({
        company_id: actor.companyId,
        commission,
        place,
        label,
        percent,
        due_date,
      })),
    )
    .execute();
};

/** What was agreed on both records; not of who stays on, since that was agreed for the letting. */
const agreedOn = (deal: DealFacts) =>
  deal.renews === null
    ? { property: deal.property_terms, inquiry: deal.inquiry_terms }
    : { property: null, inquiry: null };

/** Begins a deal's brokerage: a commission for each payer, by what was agreed on both records, else as is usual. */
export const openCommissions = async (context: Context, dealId: number): Promise<void> => {
  const deal = await readDealFacts(context, dealId);
  const office = await readOffice(context);
  const terms = openingTerms(
    deal.type,
    deal.our_side as Parameters<typeof openingTerms>[1],
    agreedOn(deal),
    defaultTermsFor(
      deal.renews === null ? brokerageCaseOf(deal.type, deal.kind) : 'Renewal',
      await readOfficeTerms(context),
    ),
  );
  const ids: number[] = [];
  for (const term of terms) ids.push(await insertTerm(context, deal, office, term));
  await reckon(context, ids);
};

const insertTerm = async (
  context: Context,
  deal: DealFacts,
  office: OfficeFacts,
  term: OpeningTerm,
): Promise<number> => {
  const { actor, db } = context;
  const payer = payerOf(term.payer_side, deal);
  const usual = await usualOf(context, term.payer_side, payer, deal, office);
  const { id } = await db
    .insertInto('commission')
    .values({
      company_id: actor.companyId,
      created_by: actor.userId,
      deal: deal.id,
      payer_side: term.payer_side,
      payer,
      basis: term.basis,
      rate: term.rate ?? 0,
      slab: term.slab && JSON.stringify(term.slab),
      ...usual,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertMilestones(context, id, usualParts(term.payer_side, deal));
  return id;
};
