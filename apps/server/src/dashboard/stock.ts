import { ageBuckets, type DashboardStock } from '@angan/contract/dashboard/dashboard.ts';
import { bhkRows } from '@angan/domain/lookups/bhk.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { hasGoodMatch, isOpen } from '../inquiries/index.ts';
import { freshnessSql } from '../properties/index.ts';
import { type Asked, ends, starts } from './asked.ts';

interface Sums {
  readonly now: number;
  readonly before: number;
  readonly available: number;
  readonly fresh: number;
  readonly ageing: number;
  readonly stale: number;
  readonly ages: number[];
  readonly by_status: DashboardStock['by_status'];
  readonly days_on_market: number | null;
}

/** All that is told of the properties, read once. */
const readSums = async ({ span, properties }: Asked, { db, services }: Context): Promise<Sums> => {
  const added = ({ from, to }: { from: string; to: string }) =>
    sql`count(*) filter (where p.at >= ${starts(from)} and p.at < ${ends(to)})`;
  const aged = ageBuckets.map(
    ({ from, to }) =>
      sql`count(*) filter (where p.status = 'Available' and p.days >= ${from} and p.days <= ${to ?? 100_000})`,
  );
  const is = (word: string) => sql`count(*) filter (where p.status = 'Available' and p.freshness = ${word})`;
  const now = services.now().toISOString();
  const { rows } = await sql<Sums>`
    with p as materialized (
      select p.created_date as at, p.status, p.property_type, p.closed_on,
          floor(date_part('epoch', ${now}::timestamptz - p.created_date) / 86400) as days,
          case when p.status = 'Available' then ${freshnessSql(services.now())} end as freshness
        from property p where ${properties()})
    select ${added(span)} as now, ${added(span.before)} as before,
        count(*) filter (where p.status = 'Available') as available, ${is('Fresh')} as fresh, ${is('Ageing')} as ageing,
        ${is('Stale')} as stale, json_build_array(${sql.join(aged)}) as ages,
        (select coalesce(json_agg(x), '[]') from (select property_type, status, count(*) as count from p group by 1, 2) x) as by_status,
        percentile_cont(0.5) within group (order by p.closed_on - (p.at at time zone 'Asia/Kolkata')::date)
          filter (where p.status in ('Sold', 'Rented') and p.closed_on between ${span.from}::date and ${span.to}::date) as days_on_market
      from p`.execute(db);
  return rows[0]!;
};

const coverOf = async ({ inquiries }: Asked, { db }: Context): Promise<DashboardStock['match_cover']> => {
  const { rows } = await sql<DashboardStock['match_cover']>`
    select (select count(*) from inquiry i where ${inquiries()} and ${isOpen}) as open,
      -- A count of its own: so the pairs are read once, and not asked for each inquiry.
      (select count(*) from inquiry i where ${inquiries()} and ${isOpen} and ${hasGoodMatch}) as matched`.execute(db);
  return rows[0]!;
};

/** What a cell of the grid is of: homes by their rooms, premises by what they are. */
const bhks = bhkRows.filter(({ value }) => [1, 2, 3, 4].includes(value));
const groups = ['Office', 'Retail'] as const;
const columns: DashboardStock['demand']['columns'] = [
  ...bhks.map(({ id }) => ({ kind: 'bhk' as const, value: id })),
  ...groups.map((value) => ({ kind: 'group' as const, value })),
];
const subtypesOf = (group: string) => propertySubtypes.filter((row) => row.group === group).map(({ id }) => id);
const shownAreas = 6;

interface Cell {
  readonly area: number;
  readonly name: string;
  readonly place: number;
  readonly stock: number;
  readonly inquiries: number;
}

/** Stock on offer beside open inquiries, by area and size, in the areas that are asked for most. */
const demandOf = async ({ inquiries, properties }: Asked, context: Context): Promise<DashboardStock['demand']> => {
  const { actor, db } = context;
  // One column by its place for a home or a wish: rooms first, then what premises it is.
  const placeOf = sql`(case ${sql.join(
    bhks.map(({ id }, at) => sql`when x.bhk = ${id} then ${at}`),
    sql` `,
  )} ${sql.join(
    groups.map((group, at) => sql`when x.subtype = any (${subtypesOf(group)}::bigint[]) then ${bhks.length + at}`),
    sql` `,
  )} end)::int`;
  const { rows } = await sql<Cell>`
    with wanted as (
      select o.area, i.place, count(*) as count
        from (
          select i.area, w.place from inquiry i
           -- The places of a wish, each once: many wishes are alike, and worked out once.
           cross join lateral (select distinct ${placeOf} as place from (
              select b.bhk, null::bigint as subtype from unnest(i.bhk) as b (bhk)
              union all select null, s.subtype from unnest(case when i.bhk = '{}' then i.property_subtype else '{}' end) as s (subtype)) x) w
           where ${inquiries()} and ${isOpen} and w.place is not null
           -- Before the areas, of which a wish has several.
           offset 0) i
       cross join unnest(i.area) as o (area) group by 1, 2),
    most as (select area, sum(count) as count from wanted group by 1 order by 2 desc, 1 limit ${shownAreas}),
    stock as (
      select o.area, ${placeOf} as place, count(*) as count
        from (select p.area, p.bhk, p.property_subtype as subtype from property p
               where ${properties({ status: ['Available'] })} and p.area && (select array_agg(area) from most)) x
       cross join unnest(x.area) as o (area) group by 1, 2)
    select m.area, a.area as name, c.place, coalesce(s.count, 0)::int as stock, coalesce(w.count, 0)::int as inquiries
      from most m join area a on a.company_id = ${actor.companyId} and a.id = m.area
     cross join generate_series(0, ${columns.length - 1}) as c (place)
      left join stock s on s.area = m.area and s.place = c.place left join wanted w on w.area = m.area and w.place = c.place
     order by m.count desc, m.area, c.place`.execute(db);
  const whole = actor.scope('contact:number') === 'all';
  return {
    columns,
    rows: [...Map.groupBy(rows, ({ area }) => area).entries()].map(([id, cells]) => ({
      id,
      area: whole ? cells[0]!.name : maskNumbersIn(cells[0]!.name),
      cells: cells.map(({ stock, inquiries: wanted }) => ({ stock, inquiries: wanted })),
    })),
  };
};

/** What is on offer, how old and how fresh, and how it stands to what is asked for. */
export const dashboardStock = async (asked: Asked, context: Context): Promise<DashboardStock> => {
  const [{ now, before, ages, days_on_market, ...sums }, match_cover, demand] = await Promise.all([
    readSums(asked, context),
    coverOf(asked, context),
    demandOf(asked, context),
  ]);
  return {
    ...sums,
    added: { count: now, before },
    ages,
    days_on_market: days_on_market === null ? null : Math.round(days_on_market),
    match_cover,
    demand,
  };
};
