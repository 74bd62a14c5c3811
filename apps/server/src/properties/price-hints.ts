import type { Received } from '@angan/contract/kit/call.ts';
import type { propertyCalls } from '@angan/contract/properties/properties.ts';
import type { PriceHint } from '@angan/contract/properties/property-checks.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { enoughSamples, rateHint } from '@angan/domain/price-hint.ts';
import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { readMeasure } from '../records/index.ts';
import { likelyCityOf } from './check-property.ts';
import { derivedOf, type Facts } from './derived.ts';
import { visibleProperties } from './visible-properties.ts';

type Asked = Received<typeof propertyCalls.priceHint>['query'];
const columns = { sale_price: 'sale_price_total', rent: 'rent_total' } as const;
const fields = ['sale_price', 'rent'] as const;

/** How what is asked stands to the median of the office's own stock on carpet rate, for its price and its rent. */
export const priceHints = async (context: Context, asked: Asked): Promise<{ results: PriceHint[] }> => {
  const group = propertySubtypes.find(({ id }) => id === asked.property_subtype)?.group;
  if (!group) return { results: [] };
  const city = await likelyCityOf(context, asked.area);
  const measure = await readMeasure(context.db, context.actor.companyId);
  const own = derivedOf({ ...asked, ...measure, city, property_subtype: asked.property_subtype! } as Facts);
  const results: PriceHint[] = [];
  for (const field of fields) {
    const found = await medianOf(context, asked, field);
    if (!found) continue;
    const total = own[columns[field]];
    const rate = total !== null && own.carpet_sqft ? total / own.carpet_sqft : null;
    const hint = rate === null ? undefined : rateHint(rate, found.median, found.samples, found.within);
    results.push({
      field,
      ...found,
      median: Math.round(found.median * 100) / 100,
      rate: rate === null ? null : Math.round(rate * 100) / 100,
      percent: hint ? Math.round(hint.percent) : null,
      is_outlier: hint?.is_outlier ?? false,
      text: hint?.text ?? '',
    });
  }
  return { results };
};

/** Within the society where it has samples enough, else within the areas. */
const medianOf = async (context: Context, asked: Asked, field: (typeof fields)[number]) => {
  const { actor } = context;
  const society = asked.society_name;
  const area = asked.area ?? [];
  const inSociety = society && (await samplesOf(context, asked, field, sql<SqlBool>`p.society_name = ${society}`));
  if (inSociety && inSociety.samples >= enoughSamples) return { ...inSociety, within: 'society' as const };
  if (area.length === 0) return undefined;
  const inArea = await samplesOf(
    context,
    asked,
    field,
    sql<SqlBool>`p.id in (select l.property_id from property_area l where l.company_id = ${actor.companyId} and l.area = any (${area}::bigint[]))`,
  );
  return inArea && inArea.samples >= enoughSamples ? { ...inArea, within: 'area' as const } : undefined;
};

const samplesOf = async (
  { actor, db }: Context,
  asked: Asked,
  field: (typeof fields)[number],
  place: Condition,
): Promise<{ median: number; samples: number } | undefined> => {
  const group = propertySubtypes.find(({ id }) => id === asked.property_subtype)!.group;
  const alike = propertySubtypes.filter((row) => row.group === group).map(({ id }) => id);
  const total = sql.ref(`p.${columns[field]}`);
  const row = await db
    .selectFrom('property as p')
    .select([
      sql<number | null>`percentile_cont(0.5) within group (order by (${total} / p.carpet_sqft)::float8)`.as('median'),
      sql<number>`count(*)`.as('samples'),
    ])
    .where(visibleProperties(actor))
    .where(place)
    .where('p.property_subtype', '=', sql<number>`any (${alike}::bigint[])`)
    .where(sql<SqlBool>`p.bhk is not distinct from ${asked.bhk ?? null}`)
    .where(sql<SqlBool>`${total} > 0 and p.carpet_sqft > 0 and p.status <> 'Draft'`)
    .where('p.id', '!=', asked.except ?? 0)
    .executeTakeFirstOrThrow();
  return row.median === null ? undefined : { median: row.median, samples: row.samples };
};
