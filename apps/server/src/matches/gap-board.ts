import { type gapCalls, mostGaps } from '@angan/contract/matches/gaps.ts';
import { dealTypes, dealUnit } from '@angan/domain/lookups/index.ts';
import { bandAt, budgetEdges, type GapDeal } from '@angan/domain/matching/index.ts';
import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Handler } from '../core/http/serve.ts';
import { hasGoodMatch, isOpen, visibleInquiries } from '../inquiries/index.ts';
import { asksEnough } from './inquiry-ceiling.ts';

const letIds = dealTypes.filter((row) => dealUnit(row.deal_type) !== 'total').map((row) => row.id);

interface Row {
  area: number | null;
  area_name: string | null;
  bhk: number | null;
  property_subtype: number | null;
  property_type: number;
  deal: GapDeal;
  band: number | null;
  count: number;
}

/** What is to be sourced: the reader's open inquiries that say enough and have no match, grouped in one statement. */
export const gapBoard: Handler<typeof gapCalls.board> = async (_, { actor, db }) => {
  const mine: Condition = sql<SqlBool>`${visibleInquiries(actor)} and ${isOpen} and ${asksEnough}`;
  const counted = await sql<{ open: number; unmatched: number }>`
    select count(*) as open, count(*) filter (where not ${hasGoodMatch}) as unmatched from inquiry i where ${mine}`.execute(
    db,
  );
  const found = await sql<Row>`
    with gap as (
      select i.id, i.property_type, i.property_subtype[1] as property_subtype, i.budget_max,
             case when i.deal_type && ${letIds}::bigint[] then 'Rent' else 'Buy' end as deal,
             case when i.any_area or i.area = '{}' then array[null::bigint] else i.area end as areas,
             case when i.bhk = '{}' then array[null::bigint] else i.bhk end as rooms
        from inquiry i where ${mine} and not ${hasGoodMatch}
    )
    select area.id as area, area.area as area_name, bhk, g.property_subtype, g.property_type, g.deal, count(distinct g.id) as count,
           width_bucket(g.budget_max, case g.deal when 'Rent' then ${[...budgetEdges.Rent]} else ${[...budgetEdges.Buy]} end::numeric[]) as band
      from gap g cross join unnest(g.areas) wanted cross join unnest(g.rooms) bhk
      left join area on area.company_id = ${actor.companyId} and area.id = wanted
     group by area.id, area.area, bhk, g.property_subtype, g.property_type, g.deal, band
     order by count desc, area.area nulls last, bhk, band limit ${mostGaps}`.execute(db);
  return {
    ...counted.rows[0]!,
    results: found.rows.map(({ area, area_name, band, ...row }) => ({
      ...row,
      area: area === null ? null : { id: area, area: area_name ?? '' },
      band: band === null ? { from: null, to: null } : bandAt(row.deal, band),
    })),
  };
};
