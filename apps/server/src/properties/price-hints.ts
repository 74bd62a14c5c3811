import type { Received } from '@angan/contract/kit/call.ts';
import type { propertyCalls } from '@angan/contract/properties/properties.ts';
import type { PriceHint } from '@angan/contract/properties/property-checks.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { enoughSamples, rateHint, usualOutlier } from '@angan/domain/price-hint.ts';
import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { readMeasure } from '../records/index.ts';
import { likelyCityOf } from './check-property.ts';
import { derivedOf, type Facts } from './derived.ts';
import { alikeSubtypes, pricedProperties } from './priced.ts';

type Asked = Received<typeof propertyCalls.priceHint>['query'];
const columns = { sale_price: 'sale_price_total', rent: 'rent_total' } as const;
const fields = ['sale_price', 'rent'] as const;

/** How what is asked stands to the median of the office's own stock on carpet rate, for its price and its rent. */
export const priceHints = async (context: Context, asked: Asked): Promise<{ results: PriceHint[] }> => {
  const group = propertySubtypes.find(({ id }) => id === asked.property_subtype)?.group;
  if (!group) return { results: [] };
  const city = await likelyCityOf(context, asked.area);
  const measure = await readMeasure(context.db, context.actor.companyId);
  const outlier = await outlierOf(context);
  const own = derivedOf({ ...asked, ...measure, city, property_subtype: asked.property_subtype! } as Facts);
  const results: PriceHint[] = [];
  for (const field of fields) {
    const found = await medianOf(context, asked, field);
    if (!found) continue;
    const total = own[columns[field]];
    const rate = total !== null && own.carpet_sqft ? total / own.carpet_sqft : null;
    const hint = rate === null ? undefined : rateHint(rate, found.median, found.samples, found.within, outlier);
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

/** Percent from its own median that the office lets pass without a word. */
const outlierOf = async ({ actor, db }: Context): Promise<number> => {
  const { price_outlier_percent } = await db
    .selectFrom('company')
    .select('price_outlier_percent')
    .where('id', '=', actor.companyId)
    .executeTakeFirstOrThrow();
  return price_outlier_percent ?? usualOutlier;
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
  context: Context,
  asked: Asked,
  field: (typeof fields)[number],
  place: Condition,
): Promise<{ median: number; samples: number } | undefined> => {
  const { group } = propertySubtypes.find(({ id }) => id === asked.property_subtype)!;
  const { rows } = await sql<{ median: number | null; samples: number }>`
    select percentile_cont(0.5) within group (order by (x.price / p.carpet_sqft)::float8) as median, count(*) as samples
      from ${pricedProperties(context, field === 'rent' ? 'Rent' : 'Sale')}
       and ${place} and p.property_subtype = any (${alikeSubtypes(group)}::bigint[])
       and p.bhk is not distinct from ${asked.bhk ?? null} and p.id <> ${asked.except ?? 0}`.execute(context.db);
  const { median, samples } = rows[0]!;
  return median === null ? undefined : { median, samples };
};
