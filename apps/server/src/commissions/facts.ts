import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import type { DealStage } from '@angan/domain/lookups/deals.ts';
import { propertySubtypes, propertyTypes } from '@angan/domain/lookups/index.ts';
import { stateOfCity } from '@angan/domain/lookups/places.ts';
import { type Constitution, deductsTdsByDefault } from '@angan/domain/taxes/index.ts';
import type { BrokerageTerms } from '@angan/domain/visit-slip.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';

/** What a deal says of the money that its brokerage is of. Rupees. */
export const readDealFacts = async ({ actor, db }: Context, id: number) => {
  const row = await db
    .selectFrom('deal as d')
    .leftJoin('property as p', (join) =>
      join.onRef('p.company_id', '=', 'd.company_id').onRef('p.id', '=', 'd.property'),
    )
    .leftJoin('inquiry as i', (join) => join.onRef('i.company_id', '=', 'd.company_id').onRef('i.id', '=', 'd.inquiry'))
    .select(['d.id', 'd.deal_code', 'd.deal_type', 'd.stage', 'd.our_side', 'd.buyer', 'd.seller'])
    .select(['d.agreed_price', 'd.agreement_value', 'd.agreed_rent', 'd.deposit', 'd.lease_start', 'd.lease_end'])
    .select(['d.token_date', 'd.agreement_date', 'd.expected_close'])
    .select(['p.city', 'p.size_sqft', 'p.property_subtype', 'p.property_type'])
    .select([
      sql<BrokerageTerms | null>`p.brokerage_terms`.as('property_terms'),
      sql<BrokerageTerms | null>`i.brokerage_terms`.as('inquiry_terms'),
    ])
    .where('d.company_id', '=', actor.companyId)
    .where('d.id', '=', id)
    .executeTakeFirstOrThrow();
  const subtype = propertySubtypes.find((one) => one.id === row.property_subtype);
  const isLand = subtype !== undefined && /land/i.test(subtype.group);
  const isHome = propertyTypes.find((one) => one.id === row.property_type)?.property_type === 'Residential';
  return {
    ...row,
    stage: row.stage as DealStage,
    type: dealTypes.find((one) => one.id === row.deal_type)!.deal_type,
    state: stateOfCity(row.city)?.gst_state_code ?? '',
    isLand,
    kind: isLand ? ('Land' as const) : isHome ? ('Home' as const) : ('Commercial' as const),
  };
};
export type DealFacts = Awaited<ReturnType<typeof readDealFacts>>;

/** What the office is by law, and how its papers call it. */
export const readOffice = async ({ actor, db }: Context) => {
  const row = await db
    .selectFrom('company')
    .select([
      'company_name',
      'legal_name',
      'address',
      'city',
      'pincode',
      'mobile',
      'email',
      'gstin',
      'pan',
      'tan',
      'rera_no',
    ])
    .select(['constitution', 'deducts_tds', 'invoice_prefix', 'bank_account', 'upi_id', 'pdf_colour', 'pdf_foot'])
    .where('id', '=', actor.companyId)
    .executeTakeFirstOrThrow();
  const state = stateOfCity(row.city);
  const constitution = row.constitution as Constitution | null;
  return {
    ...row,
    constitution,
    state: state?.state ?? '',
    state_code: row.gstin ? row.gstin.slice(0, 2) : (state?.gst_state_code ?? ''),
    deducts_tds: row.deducts_tds ?? (constitution !== null && deductsTdsByDefault(constitution)),
    prefix: row.invoice_prefix || initialsOf(row.company_name),
  };
};
export type OfficeFacts = Awaited<ReturnType<typeof readOffice>>;

/** 'SGE' of 'Shree Ganesh Estates', until the office says its own. */
const initialsOf = (name: string): string => {
  const words = name
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
  return (words.length > 1 ? words.map((word) => word[0]).join('') : (words[0] ?? '')).slice(0, 3) || 'INV';
};
