import type { CalendarDate } from '@angan/contract/tasks/calendar.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { visibleProperties } from '../../properties/index.ts';
import { areasOf } from '../../records/index.ts';
import type { CountedDay, Span } from './span.ts';

/** The days of a lease that a property is sold or let with. */
const ofLease = (kind: 'lease_end' | 'lock_in_end' | 'tenant_lock_in_end', span: Span, company: number) => {
  const day = sql.ref(`l.${kind}`);
  return sql`select l.property_id as id, ${sql.lit(kind)} as kind, ${day} as day from preleased l
    where l.company_id = ${company} and ${day} between ${span.from}::date and ${span.to}::date`;
};

/** What stands on the property itself: when it comes back from being let, and until when it is ours to sell. */
const ofProperty = (kind: 'lease_end' | 'mandate_to', span: Span, company: number) => {
  const day = sql.ref(`m.${kind}`);
  // What is let is offered no longer: nothing hangs on its mandate.
  const open = kind === 'mandate_to' ? sql`and m.status <> 'Rented'` : sql``;
  return sql`select m.id, ${sql.lit(kind)} as kind, ${day} as day from property m
    where m.company_id = ${company} and not m.is_deleted ${open} and ${day} between ${span.from}::date and ${span.to}::date`;
};

const allOf = (span: Span, company: number): RawBuilder<unknown> =>
  sql.join(
    [
      ofProperty('lease_end', span, company),
      ofProperty('mandate_to', span, company),
      ofLease('lease_end', span, company),
      ofLease('lock_in_end', span, company),
      ofLease('tenant_lock_in_end', span, company),
    ],
    sql` union `,
  );

/**
 * The days of a span on which a lease, a lock-in or a mandate ends, of the properties that the reader may see and that are
 * neither sold nor withdrawn. Where people are asked for, of the properties that are theirs.
 */
export const datesOfSpan = async (
  span: Span,
  { actor, db }: Context,
): Promise<{ dates: CalendarDate[]; counts: CountedDay[] }> => {
  if (!span.kinds.includes('dates')) return { dates: [], counts: [] };
  const people = sql`${span.people}::bigint[]`;
  const whose =
    span.people.length > 0 ? sql`and (p.created_by = any (${people}) or p.assigned_to && ${people})` : sql``;
  const { rows } = await sql<CalendarDate & CountedDay>`
    select kind, day, count, json_build_object('id', id, 'property_code', property_code, 'property_subtype', property_subtype,
        'bhk', bhk, 'society_name', society_name, 'area', area) as property
      from (
        select d.kind, d.day::text as day, p.id, p.property_code, p.property_subtype, p.bhk, ${areasOf('p')} as area,
            (select json_build_object('id', s.id, 'society_name', s.society_name) from society s
              where s.company_id = p.company_id and s.id = p.society_name) as society_name,
            row_number() over of_day as place, count(*) over (partition by d.day)::int as count
          from (${allOf(span, actor.companyId)}) d join property p on p.company_id = ${actor.companyId} and p.id = d.id
         where ${visibleProperties(actor)} and p.status not in ('Sold', 'Withdrawn') ${whose}
        window of_day as (partition by d.day order by p.id, d.kind)
      ) numbered where place <= ${span.ofDay} order by day, place`.execute(db);
  return { dates: rows, counts: rows };
};
