import type { PropertyFields } from '@angan/contract/properties/property-rules.ts';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import type { DB } from '../core/database/schema.gen.ts';
import { notFound } from '../core/errors.ts';
import { type Beside, derivedOf, type Facts } from './derived.ts';
import { visibleProperties } from './visible-properties.ts';

/** A property that the actor may see, as it is stored, held against other writers until the transaction ends. */
export const holdProperty = async ({ actor, db }: Context, id: number) => {
  const row = await db
    .selectFrom('property as p')
    .selectAll()
    .where(visibleProperties(actor))
    .where('p.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
};
export type StoredProperty = Awaited<ReturnType<typeof holdProperty>>;

/** A stored row as the rules of the contract read it. */
export const fieldsOf = (row: StoredProperty): PropertyFields => row as unknown as PropertyFields;

/** What stands beside some properties, by their ids. */
export const besideOf = async (
  db: Kysely<DB>,
  companyId: number,
  ids: readonly number[],
): Promise<(id: number) => Beside> => {
  const leases = await db
    .selectFrom('preleased')
    .select('property_id')
    .where('company_id', '=', companyId)
    .where('property_id', '=', sql<number>`any (${ids}::bigint[])`)
    .execute();
  const pictures = await db
    .selectFrom('property_file')
    .select(['property_id', sql<number>`count(*)`.as('count')])
    .where('company_id', '=', companyId)
    .where('property_id', '=', sql<number>`any (${ids}::bigint[])`)
    .where('kind', '=', 'image')
    .where('is_deleted', '=', false)
    .groupBy('property_id')
    .execute();
  const leased = new Set(leases.map(({ property_id }) => property_id));
  const counts = new Map(pictures.map(({ property_id, count }) => [property_id, count]));
  return (id) => ({ preleased: leased.has(id), pictures: counts.get(id) ?? 0 });
};

/** Works out anew what is stored beside what was said of some properties, after something beside them changed. */
export const deriveAgain = async (db: Kysely<DB>, companyId: number, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('property')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', sql<number>`any (${ids}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const beside = await besideOf(db, companyId, ids);
  const derived = rows.map((row) => ({ id: row.id, ...derivedOf(row as Facts, beside(row.id)) }));
  await sql`
    update property p set size_sqft = d.size_sqft, sale_price_total = d.sale_price_total, rent_total = d.rent_total,
        carpet_sqft = d.carpet_sqft, carpet_is_estimate = d.carpet_is_estimate, price_per_sqft = d.price_per_sqft,
        unit_key = d.unit_key, completeness = d.completeness
      from jsonb_populate_recordset(null::property, ${JSON.stringify(derived)}::jsonb) d
     where p.company_id = ${companyId} and p.id = d.id
       and (p.size_sqft, p.sale_price_total, p.rent_total, p.carpet_sqft, p.carpet_is_estimate, p.price_per_sqft, p.unit_key, p.completeness)
         is distinct from (d.size_sqft, d.sale_price_total, d.rent_total, d.carpet_sqft, d.carpet_is_estimate, d.price_per_sqft, d.unit_key, d.completeness)`.execute(
    db,
  );
};
