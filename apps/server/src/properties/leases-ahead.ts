import { addDays } from '@angan/domain/dates.ts';
import { type LeaseAhead, leaseAheadDays } from '@angan/domain/lease-ahead.ts';
import { sql } from 'kysely';

/**
 * The leases `x` of a company's properties, one row each: `id` of the property, and the days of `leaseAhead`. A rise is the
 * first one after today, none past the end of the lease. What is sold, withdrawn or a draft has no lease that matters.
 */
export const leaseRows = (companyId: number, today: string) => sql`(
  select p.id, d.ends, l.lock_in_end, r.rises
    from property p
    left join preleased l on l.company_id = p.company_id and l.property_id = p.id
   cross join lateral (select coalesce(l.lease_end, p.lease_end) as ends,
      extract(year from age(${today}::date, l.lease_start))::int * 12 + extract(month from age(${today}::date, l.lease_start))::int as months) d
    left join lateral (
      select min(day) as rises from generate_series(1, 3) as k
       cross join lateral (select (l.lease_start
          + make_interval(months => (greatest(d.months, 0) / l.escalation_every_months + k - 1) * l.escalation_every_months))::date as day) one
       where l.escalation_every_months > 0 and l.escalation_percent > 0 and day > greatest(${today}::date, l.lease_start)
         and (d.ends is null or day <= d.ends)) r on true
   where p.company_id = ${companyId} and p.status not in ('Sold', 'Withdrawn', 'Draft')
     -- Each by its own index: few of many properties are let.
     and p.id in (select property_id from preleased where company_id = ${companyId}
       union select id from property where company_id = ${companyId} and lease_end is not null and not is_deleted))`;

const columns = { 'Lease ends': 'x.ends', 'Rent rises': 'x.rises', 'Lock-in ends': 'x.lock_in_end' } as const;

/** The day of a row `x` of `leaseRows` on which that happens. */
export const leaseDay = (what: LeaseAhead) => sql.ref(columns[what]);

/** Whether that lies ahead of a row `x` of `leaseRows`, near enough to be told. */
export const isAhead = (what: LeaseAhead, today: string) =>
  sql`${leaseDay(what)} between ${today}::date and ${addDays(today, leaseAheadDays[what])}::date`;
