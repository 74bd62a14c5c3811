import type { ToVerify } from '@angan/contract/properties/properties.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { verifiedSince } from '@angan/domain/freshness.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { propertyTitle } from '@angan/domain/requirement.ts';
import { type SqlBool, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { propertyRows } from './property-row.ts';
import { showProperty } from './show-property.ts';
import { visibleProperties } from './visible-properties.ts';

/** Properties of one day's round (domain 6.2). */
const round = 10;

const letIds = dealTypes.filter(({ unit }) => unit !== 'total').map(({ id }) => id);

/**
 * What is on offer and was not confirmed for too long, as `p`: the same as `status=Available&freshness=Stale` of the list,
 * with the days compared first, since nearly all are told apart by them.
 */
const isStale = (now: Date) => {
  const today = dayInIndia(now);
  const before = (isLet: boolean) =>
    sql`p.last_verified_at < ${`${verifiedSince(isLet, today).ageing}T00:00:00+05:30`}::timestamptz`;
  return sql<SqlBool>`(p.status = 'Available' and (p.last_verified_at is null or ${before(false)}
    or ${before(true)} and p.deal_type && ${letIds}::bigint[]))`;
};

/** Of so many, those that were not asked about for longest, the matches are counted: an office has fewer, or much else to do. */
const mostRanked = 2000;

/** Properties that nobody can be asked about, or that somebody asked the Owner to take off: few, and in an index of their own. */
const notToAsk = (companyId: number) =>
  sql`select x.id from property x where x.company_id = ${companyId} and not x.is_deleted
    and (x.contact is null or x.asked is not null)`;

/**
 * How many are stale, and the first `most` of them that can be asked about: those with most matching inquiries, then those
 * not asked about for longest.
 */
export const staleProperties = async (
  { actor, db, services }: Context,
  most: number,
): Promise<{ stale: number; ids: number[] }> => {
  const { rows } = await sql<{ stale: number; ids: number[] }>`
    with stale as materialized (
      select p.id, p.last_verified_at from property p where ${visibleProperties(actor)} and ${isStale(services.now())}
    )
    select (select count(*) from stale) as stale,
        array(select s.id from (
          select * from stale where id not in (${notToAsk(actor.companyId)}) order by last_verified_at nulls first, id limit ${mostRanked}
        ) s order by
            (select count(*) from match_pair m where m.company_id = ${actor.companyId} and m.property_id = s.id) desc,
            s.last_verified_at nulls first, s.id limit ${most}) as ids`.execute(db);
  return rows[0]!;
};

/**
 * How many properties an actor did of today's round: confirmed today, with its price, or as gone.
 * What they wrote down today themselves does not count.
 */
export const verifiedToday = async ({ actor, db, services }: Context): Promise<number> => {
  const begins = `${dayInIndia(services.now())}T00:00:00+05:30`;
  const { rows } = await sql<{ done: number }>`
    select count(*) as done from property p
     where ${visibleProperties(actor)} and p.last_verified_at >= ${begins}::timestamptz
       and p.verified_by = ${actor.userId} and p.created_date < ${begins}::timestamptz`.execute(db);
  return rows[0]!.done;
};

/** The stale ones on offer, each with what to write to the owner. */
export const propertiesToVerify = async (context: Context): Promise<{ results: ToVerify[] }> => {
  const { actor, db } = context;
  const { ids } = await staleProperties(context, round);
  if (ids.length === 0) return { results: [] };
  const rows = await propertyRows(db, actor.companyId).where('p.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, showProperty(row, context)]));
  const ask = await askingOwners(context);
  return {
    results: ids.map((id) => {
      const property = byId.get(id)!;
      return { property, matching_inquiry_count: null, message: ask(property) };
    }),
  };
};

type Asked = Pick<
  ToVerify['property'],
  'contact' | 'unit_no' | 'society_name' | 'area' | 'property_subtype' | 'bhk' | 'deal_type'
>;

/** Gives what to write to the owner of a property, in the name of the office. */
export const askingOwners = async ({ actor, db }: Context): Promise<(property: Asked) => string> => {
  const office = await db
    .selectFrom('company')
    .select('company_name')
    .where('id', '=', actor.companyId)
    .executeTakeFirstOrThrow();
  return (property) => {
    const title = propertyTitle({ ...property, area: property.area[0]?.area ?? null });
    return messageFor(property, title, office.company_name);
  };
};

const messageFor = ({ contact, unit_no, society_name }: Asked, title: string, office: string): string => {
  const greeting = contact?.name ? `Namaste ${contact.name},` : 'Namaste,';
  const place = [unit_no, society_name?.society_name].filter(Boolean).join(', ');
  return `${greeting} this is ${office}. Is your ${title}${place ? ` (${place})` : ''} still available, and at the same price? Please reply Available, Price changed, or Gone.`;
};
