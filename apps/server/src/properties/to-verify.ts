import type { ToVerify } from '@angan/contract/properties/properties.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { verifiedSince } from '@angan/domain/freshness.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { propertyTitle } from '@angan/domain/requirement.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { propertyRows } from './property-row.ts';
import { showProperty } from './show-property.ts';
import { visibleProperties } from './visible-properties.ts';

/** Properties of one day's round (domain 6.2). */
const round = 10;

const letIds = dealTypes.filter(({ unit }) => unit !== 'total').map(({ id }) => id);

/**
 * What is on offer and was not confirmed for too long: the same as `status=Available&freshness=Stale` of the list. Asked
 * in two halves, each of which is a stretch of one index that holds all that is compared.
 */
const staleOf = ({ actor, services }: Context) => {
  const today = dayInIndia(services.now());
  const [sold, let_] = [false, true].map((isLet) => `${verifiedSince(isLet, today).ageing}T00:00:00+05:30`) as [
    string,
    string,
  ];
  const latest = sold > let_ ? sold : let_;
  const of = (when: RawBuilder<unknown>) => sql`select p.id, p.last_verified_at from property p
    where ${visibleProperties(actor)} and p.status = 'Available' and ${when}`;
  return sql`${of(sql`p.last_verified_at < ${latest}::timestamptz
      and (p.last_verified_at < ${sold}::timestamptz or p.last_verified_at < ${let_}::timestamptz and p.deal_type && ${letIds}::bigint[])`)}
    union all ${of(sql`p.last_verified_at is null`)}`;
};

/** Of so many, those that were not asked about for longest, the matches are counted: an office has fewer, or much else to do. */
const mostRanked = 500;

/** Properties that nobody can be asked about, or that somebody asked the Owner to take off: few, and in an index of their own. */
const notToAsk = (companyId: number) =>
  sql`select x.id from property x where x.company_id = ${companyId} and not x.is_deleted
    and (x.contact is null or x.asked is not null)`;

/**
 * How many are stale, and the first `most` of them that can be asked about: those with most matching inquiries, then those
 * not asked about for longest.
 */
export const staleProperties = async (context: Context, most: number): Promise<{ stale: number; ids: number[] }> => {
  const { actor, db } = context;
  const { rows } = await sql<{ stale: number; ids: number[] }>`
    with stale as materialized (${staleOf(context)})
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
