import type { Deal } from '@angan/contract/deals/deals.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { readLawTables } from '../law/index.ts';
import { propertyRows, showProperty } from '../properties/index.ts';
import { showContactRef } from '../records/index.ts';
import { type DealRow, dealRows } from './deal-row.ts';
import { purchaseOf, tdsOfDeal } from './property-tds.ts';
import { stampOfDeal } from './stamp-estimate.ts';

/** The properties with these ids as the reader may see them, read in one go. */
export const propertiesOf = async (ids: readonly (number | null)[], context: Context) => {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map<number, ReturnType<typeof showProperty>>();
  const rows = await propertyRows(context.db, context.actor.companyId).where('p.id', 'in', wanted).execute();
  return new Map(rows.map((row) => [row.id, showProperty(row, context)]));
};

/** Deals as their reader may see them. */
export const showDeals = async (rows: readonly DealRow[], context: Context): Promise<Deal[]> => {
  const { actor, db, services } = context;
  const now = services.now();
  const whole = actor.scope('contact:number') === 'all';
  const homes = await propertiesOf(
    rows.map(({ property }) => property),
    context,
  );
  const law = rows.some((row) => purchaseOf(row, null)) ? await readLawTables(db) : null;
  return rows.map((row) => {
    const home = homes.get(row.property ?? 0) ?? null;
    const subtype = home?.property_subtype ?? null;
    return {
      ...(row as unknown as Deal),
      property: home,
      buyer: showContactRef(row.buyer!, actor, whole)!,
      seller: showContactRef(row.seller!, actor, whole)!,
      co_broker: row.co_broker && showContactRef(row.co_broker, actor, whole),
      property_tds: law && tdsOfDeal(row, subtype, law.TDS, now),
      stamp_estimate: law && stampOfDeal(row, purchaseOf(row, subtype), law['Stamp duty'], now),
    };
  });
};

/** One deal; a deleted one and another company's answer the same 404. */
export const shownDeal = async (context: Context, id: number): Promise<Deal> => {
  const row = await dealRows(context).where('d.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return (await showDeals([row], context))[0]!;
};
