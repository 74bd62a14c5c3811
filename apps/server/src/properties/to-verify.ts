import type { ToVerify } from '@angan/contract/properties/properties.ts';
import { propertyTitle } from '@angan/domain/requirement.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { freshnessSql } from './narrowing.ts';
import { propertyRows } from './property-row.ts';
import { showProperty } from './show-property.ts';
import { visibleProperties } from './visible-properties.ts';

/** Properties of one day's round (domain 6.2). */
const round = 10;

/** The stale ones on offer, those with most matching inquiries first, then those not asked about for longest, each with what to write to the owner. */
export const propertiesToVerify = async (context: Context): Promise<{ results: ToVerify[] }> => {
  const { actor, db, services } = context;
  const found = await db
    .selectFrom('property as p')
    .select('p.id')
    .where(visibleProperties(actor))
    .where('p.status', '=', 'Available')
    .where('p.contact', 'is not', null)
    .where(freshnessSql(services.now()), '=', 'Stale')
    .orderBy(
      sql`(select count(*) from match_pair m where m.company_id = p.company_id and m.property_id = p.id)`,
      'desc',
    )
    .orderBy(sql`p.last_verified_at asc nulls first`)
    .orderBy('p.id')
    .limit(round)
    .execute();
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return { results: [] };
  const rows = await propertyRows(db, actor.companyId).where('p.id', 'in', ids).execute();
  const office = await db
    .selectFrom('company')
    .select('company_name')
    .where('id', '=', actor.companyId)
    .executeTakeFirstOrThrow();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    results: ids.map((id) => {
      const property = showProperty(byId.get(id)!, context);
      const title = propertyTitle({ ...property, area: property.area[0]?.area ?? null });
      return { property, matching_inquiry_count: null, message: messageFor(property, title, office.company_name) };
    }),
  };
};

const messageFor = (
  { contact, unit_no, society_name }: ToVerify['property'],
  title: string,
  office: string,
): string => {
  const greeting = contact?.name ? `Namaste ${contact.name},` : 'Namaste,';
  const place = [unit_no, society_name?.society_name].filter(Boolean).join(', ');
  return `${greeting} this is ${office}. Is your ${title}${place ? ` (${place})` : ''} still available, and at the same price? Please reply Available, Price changed, or Gone.`;
};
