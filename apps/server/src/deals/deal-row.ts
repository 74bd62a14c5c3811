import { dealFields } from '@angan/contract/deals/deal-fields.ts';
import type { Deal } from '@angan/contract/deals/deals.ts';
import { namesOf } from '@angan/contract/kit/presented.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { type ContactColumns, showContactRef } from '../records/index.ts';

const fieldColumns = namesOf(dealFields).map((name) => `d.${name}` as const);

/** The two people of a deal, who may be locked or of a masked number. */
const personOf = (side: 'buyer' | 'seller') =>
  sql<ContactColumns>`(select json_build_object('contact_id', c.id, 'contact_name', c.name, 'contact_number', c.mobile_number_1,
    'contact_is_locked', c.locked_contact) from contact c where c.company_id = d.company_id and c.id = ${sql.ref(`d.${side}`)})`;

/** Codes of the other deals that are open on the same property. */
const alsoIn: RawBuilder<string[]> = sql<string[]>`array(select o.deal_code from deal o
  where o.company_id = d.company_id and o.property = d.property and o.id <> d.id and not o.is_deleted
    and o.stage not in ('Closed', 'Cancelled') order by o.id)`;

/** Of the commissions that stand. */
const brokerage = (what: 'invoice_total' | 'amount_received + tds_received' | 'balance') =>
  sql<number>`(select coalesce(sum(${sql.raw(what)}), 0) from commission m where m.company_id = d.company_id and m.deal = d.id
    and not m.is_deleted and m.status not in ('Written Off', 'Cancelled'))`;

const movesOf = sql<
  Deal['moves']
>`(select coalesce(json_agg(json_build_object('from', m.from_stage, 'to', m.to_stage, 'at', m.at,
  'note', m.note) order by m.id), '[]') from deal_stage_move m where m.company_id = d.company_id and m.deal = d.id)`;

/** The company's deals that are not deleted, as `d`, with what stands beside them. */
export const dealRows = ({ db, actor }: Context) =>
  db
    .selectFrom('deal as d')
    .where('d.company_id', '=', actor.companyId)
    .where('d.is_deleted', '=', false)
    .select(['d.id', 'd.deal_code', 'd.deal_type', 'd.our_side', 'd.stage', 'd.skipped', 'd.expected_close'])
    .select(['d.probability', 'd.created_by', 'd.created_date', 'd.last_updated'])
    .select(fieldColumns)
    .select([
      sql<Deal['property']>`(select json_build_object('id', p.id, 'property_code', p.property_code) from property p
        where p.company_id = d.company_id and p.id = d.property)`.as('property'),
      sql<Deal['inquiry']>`(select json_build_object('id', i.id, 'inquiry_code', i.inquiry_code) from inquiry i
        where i.company_id = d.company_id and i.id = d.inquiry)`.as('inquiry'),
      personOf('buyer').as('buyer'),
      personOf('seller').as('seller'),
      brokerage('invoice_total').as('brokerage_expected'),
      brokerage('amount_received + tds_received').as('brokerage_received'),
      brokerage('balance').as('brokerage_due'),
      alsoIn.as('also_in'),
      movesOf.as('moves'),
    ]);
type DealRow = Awaited<ReturnType<ReturnType<typeof dealRows>['executeTakeFirstOrThrow']>>;

export const showDeal = (row: DealRow, { actor }: Context): Deal => {
  const whole = actor.scope('contact:number') === 'all';
  return {
    ...(row as unknown as Deal),
    buyer: showContactRef(row.buyer, actor, whole)!,
    seller: showContactRef(row.seller, actor, whole)!,
  };
};
