import type { Received } from '@angan/contract/kit/call.ts';
import {
  type DeskRates,
  mostRates,
  type PlaceRate,
  type priceDeskCalls,
} from '@angan/contract/price-desk/price-desk.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { enoughSamples } from '@angan/domain/price-hint.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { alikeSubtypes, pricedProperties } from '../properties/index.ts';

type Query = Received<typeof priceDeskCalls.rates>['query'];
interface Found {
  readonly place: 'all' | 'society' | 'area';
  readonly id: number | null;
  readonly name: string | null;
  readonly bhk: number | null;
  readonly median: number;
  readonly low: number;
  readonly high: number;
  readonly samples: number;
  readonly closed: number;
}

const rateOf = sql`percentile_cont(0.5) within group (order by h.rate) as median, min(h.rate) as low, max(h.rate) as high,
  count(*)::int as samples, count(*) filter (where h.is_closed)::int as closed`;

/** Medians of everything, of societies and of areas, and within each by BHK, in one reading of the homes. */
const read = async ({ deal, group, area, bhk }: Query, context: Context): Promise<Found[]> => {
  const { actor, db } = context;
  const inAreas = area?.length ? sql`and p.area && ${area}::bigint[]` : sql``;
  const ofBhk = bhk ? sql`and p.bhk = ${bhk}` : sql``;
  const { rows } = await sql<Found>`
    with h as materialized (
      select p.id, p.society_name, p.bhk, p.area, (x.price / p.carpet_sqft)::float8 as rate, x.is_closed
        from ${pricedProperties(context, deal)}
         and p.property_subtype = any (${alikeSubtypes(group)}::bigint[]) ${inAreas} ${ofBhk})
    select 'all' as place, null::bigint as id, null as name, h.bhk, ${rateOf}
      from h group by grouping sets ((), (h.bhk)) having count(*) >= ${enoughSamples} and (grouping(h.bhk) = 1 or h.bhk is not null)
    union all
    select 'society', s.id, s.society_name, h.bhk, ${rateOf}
      from h join society s on s.company_id = ${actor.companyId} and s.id = h.society_name
     group by grouping sets ((s.id, s.society_name), (s.id, s.society_name, h.bhk))
    having count(*) >= ${enoughSamples} and (grouping(h.bhk) = 1 or h.bhk is not null)
    union all
    select 'area', a.id, a.area, h.bhk, ${rateOf}
      from h cross join unnest(h.area) as o (id) join area a on a.company_id = ${actor.companyId} and a.id = o.id
     group by grouping sets ((a.id, a.area), (a.id, a.area, h.bhk))
    having count(*) >= ${enoughSamples} and (grouping(h.bhk) = 1 or h.bhk is not null)`.execute(db);
  return rows;
};

const toPaisa = (value: number) => Math.round(value * 100) / 100;
const shown = ({ median, low, high, samples, closed }: Found) => ({
  median: toPaisa(median),
  low: toPaisa(low),
  high: toPaisa(high),
  samples,
  closed,
});

const bhksOf = (rows: readonly Found[]) =>
  rows.flatMap((row) => (row.bhk === null ? [] : [{ bhk: row.bhk, ...shown(row) }])).sort((a, b) => a.bhk - b.bhk);

/** The places of one kind, those with most samples first. */
const placesOf = (rows: readonly Found[], place: Found['place'], whole: boolean): PlaceRate[] =>
  [
    ...Map.groupBy(
      rows.filter((row) => row.place === place),
      ({ id }) => id!,
    ).values(),
  ]
    .flatMap((of) => {
      const all = of.find(({ bhk }) => bhk === null);
      const name = all?.name ?? '';
      return all ? [{ id: all.id!, name: whole ? name : maskNumbersIn(name), ...shown(all), by_bhk: bhksOf(of) }] : [];
    })
    .sort((a, b) => b.samples - a.samples || a.name.localeCompare(b.name))
    .slice(0, mostRates);

/** What places and sizes usually cost in this office, as far as its reader sees the homes. */
export const deskRates = async (query: Query, context: Context): Promise<DeskRates> => {
  const rows = await read(query, context);
  const whole = context.actor.scope('contact:number') === 'all';
  const ofAll = rows.filter(({ place }) => place === 'all');
  const all = ofAll.find(({ bhk }) => bhk === null);
  return {
    all: all ? shown(all) : null,
    by_bhk: bhksOf(ofAll),
    by_society: placesOf(rows, 'society', whole),
    by_area: placesOf(rows, 'area', whole),
  };
};
