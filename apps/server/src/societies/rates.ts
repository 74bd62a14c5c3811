import { propertySubtypes } from '@angan/domain/lookups/index.ts';
import { ratesOf } from '@angan/domain/price-desk.ts';
import { type SqlBool, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { sizeColumns, sizesOf, visibleProperties } from '../properties/index.ts';

/** What is or was really on offer: neither what is not ready to be offered nor what was taken off. */
const told = sql<SqlBool>`p.status not in ('Draft', 'Withdrawn')`;

/** Median rates of a society from the properties in it that the reader sees. Its few columns are read at once. */
export const ratesAt = async (society: number, { actor, db }: Context) => {
  const rows = await db
    .selectFrom('property as p')
    .select(['p.property_subtype', 'p.bhk', 'p.sale_price_total', 'p.rent_total', ...sizeColumns])
    .where(visibleProperties(actor))
    .where('p.society_name', '=', society)
    .where(told)
    .execute();
  const homes = (price: 'sale_price_total' | 'rent_total') =>
    rows.map((row) => ({
      group: propertySubtypes.find((one) => one.id === row.property_subtype)!.group,
      bhk: row.bhk,
      sizes: sizesOf(row),
      price: row[price],
    }));
  return { sale: ratesOf(homes('sale_price_total')), rent: ratesOf(homes('rent_total')) };
};
