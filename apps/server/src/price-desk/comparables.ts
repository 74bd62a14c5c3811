import type { Comparables, RateDeal } from '@angan/contract/price-desk/price-desk.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { bhkRows } from '@angan/domain/lookups/bhk.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { type ComparableHome, comparablesOf, priceRange } from '@angan/domain/price-comparables.ts';
import { carpetRate } from '@angan/domain/price-desk.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { alikeSubtypes, findProperty, pricedProperties, sizesOf } from '../properties/index.ts';
import { areasOf } from '../records/index.ts';

type Shown = Comparables['results'][number]['property'];
interface Row extends Omit<Shown, 'id'> {
  readonly id: number;
  readonly area_ids: number[];
  readonly society_id: number | null;
  readonly price: number;
  readonly day: string;
  readonly is_closed: boolean;
}

/** Homes that are looked at, the newest first, and those that are shown. */
const most = { read: 400, shown: 12 } as const;

const groupOf = (subtype: number) => propertySubtypes.find(({ id }) => id === subtype)!.group;
const roomsOf = (bhk: number | null) => bhkRows.find(({ id }) => id === bhk)?.value ?? null;

const homeOf = (row: Row): ComparableHome => ({
  id: row.id,
  group: groupOf(row.property_subtype),
  bhk: row.bhk,
  rooms: roomsOf(row.bhk),
  // The carpet as it is stored: told, or estimated by the same rule.
  sizes: [{ basis: 'Carpet', sqft: row.carpet_sqft }],
  price: row.price,
  society: row.society_id,
  areas: row.area_ids,
  day: row.day,
  is_closed: row.is_closed,
});

/** Homes of the same kind in the society or the areas of a property, with what is asked or was paid for them. */
const near = async (
  context: Context,
  deal: RateDeal,
  of: { property_subtype: number; society: number | null; areas: readonly number[] },
): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select p.id, p.property_code, p.property_subtype, p.bhk, p.floor_no, p.total_floors, p.carpet_sqft, p.carpet_is_estimate,
        p.area as area_ids, p.society_name as society_id, x.price, x.day, x.is_closed, ${areasOf('p')} as area,
        (select json_build_object('id', s.id, 'society_name', s.society_name) from society s
          where s.company_id = p.company_id and s.id = p.society_name) as society_name
      from ${pricedProperties(context, deal)}
       and p.property_subtype = any (${alikeSubtypes(groupOf(of.property_subtype))}::bigint[])
       and (p.society_name = ${of.society} or p.area && ${of.areas}::bigint[])
     order by x.day desc, p.id desc limit ${most.read}`.execute(context.db);
  return rows;
};

/** What the office's own stock and closed deals say about a property that the reader sees. */
export const readComparables = async (context: Context, id: number, deal: RateDeal): Promise<Comparables> => {
  const property = await findProperty(context, id);
  const areas = property.area.map((one) => one.id);
  const society = property.society_name?.id ?? null;
  const rows = await near(context, deal, { property_subtype: property.property_subtype, society, areas });
  const subject: ComparableHome = {
    id,
    group: groupOf(property.property_subtype),
    bhk: property.bhk,
    rooms: roomsOf(property.bhk),
    sizes: sizesOf({ ...(property as object), city: property.city?.id }),
    price: deal === 'Sale' ? property.sale_price_total : property.rent_total,
    society,
    areas,
    day: dayInIndia(context.services.now()),
    is_closed: false,
  };
  const found = comparablesOf(subject, rows.map(homeOf), subject.day).slice(0, most.shown);
  const read = (text: string) => (context.actor.scope('contact:number') === 'all' ? text : maskNumbersIn(text));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    rate: carpetRate(subject) ?? null,
    range: priceRange(found, subject) ?? null,
    results: found.map(({ id: other, rate, within, is_closed, size_percent }) => {
      const { area_ids: _, society_id: __, price, day, is_closed: ___, ...shown } = byId.get(other)!;
      const home = {
        ...shown,
        area: shown.area.map((one) => ({ ...one, area: read(one.area) })),
        society_name: shown.society_name && {
          ...shown.society_name,
          society_name: read(shown.society_name.society_name),
        },
      };
      return { property: home, price, rate, within, is_closed, day, size_percent };
    }),
  };
};
