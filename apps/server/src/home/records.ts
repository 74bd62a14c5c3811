import type { HomeInquiry, HomeProperty } from '@angan/contract/home/home.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { inquiryRows, showInquiry } from '../inquiries/index.ts';
import { countMatches } from '../matches/index.ts';
import { propertyRows, showProperty } from '../properties/index.ts';

const byId = <R extends { id: number }>(rows: readonly R[]) => new Map(rows.map((row) => [row.id, row]));
const once = (ids: readonly number[]) => [...new Set(ids)];

/** Properties that the reader may see, by their ids, as they may see them and with their number of matches. */
export const readProperties = async (context: Context, wanted: readonly number[]) => {
  const ids = once(wanted);
  if (ids.length === 0) return new Map<number, HomeProperty>();
  const reading = propertyRows(context.steady, context.actor.companyId)
    .where('p.id', '=', sql<number>`any (${ids}::bigint[])`)
    .execute();
  const [rows, counts] = await Promise.all([reading, countMatches('property', ids, context)]);
  return byId<HomeProperty>(
    rows.map((row) => ({ ...showProperty(row, context), matching_inquiry_count: counts.get(row.id) ?? 0 })),
  );
};

/** The same of inquiries. */
export const readInquiries = async (context: Context, wanted: readonly number[]) => {
  const ids = once(wanted);
  if (ids.length === 0) return new Map<number, HomeInquiry>();
  const reading = inquiryRows(context.steady, context.actor.companyId)
    .where('i.id', '=', sql<number>`any (${ids}::bigint[])`)
    .execute();
  const [rows, counts] = await Promise.all([reading, countMatches('inquiry', ids, context)]);
  return byId<HomeInquiry>(
    rows.map((row) => ({ ...showInquiry(row, context), matching_property_count: counts.get(row.id) ?? 0 })),
  );
};
