import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import type { DealStage } from '@angan/domain/lookups/deals.ts';
import { propertySubtypes, propertyTypes } from '@angan/domain/lookups/index.ts';
import { stateOfCity } from '@angan/domain/lookups/places.ts';
import { type Constitution, deductsTdsByDefault } from '@angan/domain/taxes/index.ts';
import type { BrokerageTerms } from '@angan/domain/visit-slip.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';

/** What the builder of a project pays: one rate, or percents by the units that the office has sold of it. */
interface BuilderTerms {
  readonly basis: BrokerageTerms['basis'];
  readonly value: number | null;
  readonly slabs: readonly { readonly from_units: number; readonly percent: number }[];
}

/** The office's bookings in the project up to this deal, with it. */
const unitsBooked = sql<number>`(select count(*) from deal o
    join projectunit x on x.company_id = o.company_id and x.id = o.projectunit
  where o.company_id = d.company_id and x.project = u.project and o.id <= d.id and not o.is_deleted and o.stage <> 'Cancelled')`;

/** By the slab in which the booking falls (domain 4.13: the whole amount at the row it falls in). */
const builderPays = (terms: BuilderTerms | null, units: number): BrokerageTerms | null => {
  const slab = terms?.slabs
    .filter(({ from_units }) => from_units <= units)
    .toSorted(byUnits)
    .at(-1);
  const value = slab?.percent ?? terms?.value ?? null;
  return terms && value !== null ? { basis: terms.basis, value, payer: null } : null;
};
const byUnits = (a: { readonly from_units: number }, b: { readonly from_units: number }) => a.from_units - b.from_units;

/** What a deal says of the money that its brokerage is of. Rupees. */
export const readDealFacts = async ({ actor, db }: Context, id: number) => {
  const row = await db
    .selectFrom('deal as d')
    .leftJoin('property as p', (join) =>
      join.onRef('p.company_id', '=', 'd.company_id').onRef('p.id', '=', 'd.property'),
    )
    .leftJoin('projectunit as u', (join) =>
      join.onRef('u.company_id', '=', 'd.company_id').onRef('u.id', '=', 'd.projectunit'),
    )
    .leftJoin('project as pj', (join) =>
      join.onRef('pj.company_id', '=', 'u.company_id').onRef('pj.id', '=', 'u.project'),
    )
    .leftJoin('inquiry as i', (join) => join.onRef('i.company_id', '=', 'd.company_id').onRef('i.id', '=', 'd.inquiry'))
    .select(['d.id', 'd.deal_code', 'd.deal_type', 'd.stage', 'd.our_side', 'd.buyer', 'd.seller', 'd.renews'])
    .select(['d.agreed_price', 'd.agreement_value', 'd.agreed_rent', 'd.deposit', 'd.lease_start', 'd.lease_end'])
    .select(['d.token_date', 'd.agreement_date', 'd.expected_close'])
    .select([
      sql<number | null>`coalesce(p.city, pj.city)`.as('city'),
      sql<number | null>`coalesce(p.property_subtype, pj.property_subtype[1])`.as('property_subtype'),
      sql<number | null>`coalesce(p.property_type, pj.property_type)`.as('property_type'),
      'p.size_sqft',
      sql<BuilderTerms | null>`pj.brokerage_terms`.as('builder_terms'),
      unitsBooked.as('units_booked'),
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
    property_terms: row.property_terms ?? builderPays(row.builder_terms, row.units_booked),
    stage: row.stage as DealStage,
    type: dealTypes.find((one) => one.id === row.deal_type)!.deal_type,
    state: stateOfCity(row.city)?.gst_state_code ?? '',
    isLand,
    kind: isLand ? ('Land' as const) : isHome ? ('Home' as const) : ('Commercial' as const),
  };
};
export type DealFacts = Awaited<ReturnType<typeof readDealFacts>>;

/** What the office is by law, and how its papers call it. */
export const readOffice = async ({ actor, db }: Pick<Context, 'actor' | 'db'>) => {
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
