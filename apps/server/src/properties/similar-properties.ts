import type { Received } from '@angan/contract/kit/call.ts';
import type { propertyCalls } from '@angan/contract/properties/properties.ts';
import type { SimilarProperty } from '@angan/contract/properties/property-checks.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { ownUnits, unitsIn } from '@angan/domain/local-units.ts';
import { propertyTitle } from '@angan/domain/requirement.ts';
import { unitKey } from '@angan/domain/unit-key.ts';
import { type SizeUnit, toSqft } from '@angan/domain/units.ts';
import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { readMeasure } from '../records/index.ts';
import { likelyCityOf } from './check-property.ts';
import { visibleProperties } from './visible-properties.ts';

type Asked = Received<typeof propertyCalls.similar>['query'];
type Body = Received<typeof propertyCalls.create>['body'];

const most = 10;
/** Sizes this far apart may be one, measured twice. */
const nearly = 0.05;

/** What of a property that is to be added tells that it is here already. A contact that is new has no other property. */
export const similarityOf = (body: Body): Asked => ({
  society_name: body.society_name,
  wing: body.wing,
  unit_no: body.unit_no,
  contact: typeof body.contact === 'number' ? body.contact : undefined,
  property_subtype: body.property_subtype,
  area: body.area,
  size: body.size,
  size_unit: body.size_unit,
});

const sameUnit = ({ society_name, wing, unit_no }: Asked): Condition | undefined => {
  const key = unitKey(wing ?? '', unit_no ?? '');
  return society_name && key
    ? sql<SqlBool>`(p.society_name = ${society_name} and p.unit_key = ${key} and p.unit_key <> '')`
    : undefined;
};

const sameOwnerAndSize = async (context: Context, asked: Asked): Promise<Condition | undefined> => {
  const { contact, property_subtype, area, size, size_unit } = asked;
  if (!contact || !property_subtype || !area?.length || !size || !size_unit) return undefined;
  const own = ownUnits(await readMeasure(context.db, context.actor.companyId));
  const sqft = toSqft(size, size_unit as SizeUnit, unitsIn(await likelyCityOf(context, area), own));
  return sql<SqlBool>`(p.contact = ${contact} and p.property_subtype = ${property_subtype} and p.area && ${area}::bigint[]
    and p.size_sqft between ${sqft * (1 - nearly)}::numeric and ${sqft * (1 + nearly)}::numeric)`;
};

/** Properties that the reader may see and that may be the one asked about, the certain ones first (domain 1.2 item 3). */
export const similarProperties = async (context: Context, asked: Asked): Promise<SimilarProperty[]> => {
  const { actor, db } = context;
  const certain = sameUnit(asked);
  const likely = await sameOwnerAndSize(context, asked);
  if (!certain && !likely) return [];
  const either = sql<SqlBool>`(${sql.join(
    [certain, likely].filter((one) => one !== undefined),
    sql` or `,
  )})`;
  const rows = await db
    .selectFrom('property as p')
    .select(['p.id', 'p.property_code', 'p.property_subtype', 'p.bhk', 'p.deal_type', 'p.status'])
    .select([
      (certain ?? sql<SqlBool>`false`).as('is_certain'),
      sql<string | null>`(select a.area from area a where a.company_id = p.company_id and a.id = p.area[1])`.as('area'),
    ])
    .where(visibleProperties(actor))
    .where(either)
    .where('p.id', '!=', asked.except ?? 0)
    .orderBy('is_certain', 'desc')
    .orderBy('p.id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    ...row,
    title: propertyTitle(row),
    status: row.status as SimilarProperty['status'],
    sure: row.is_certain ? 'certain' : 'likely',
    why: row.is_certain ? propertyTexts.sameUnit : propertyTexts.sameOwnerAndSize,
  }));
};
