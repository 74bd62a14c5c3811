import type { HomeEnding } from '@angan/contract/home/home.ts';
import { homeLimits } from '@angan/contract/home/home-call.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { visibleProjects } from '../records/index.ts';
import { datesOfSpan } from '../tasks/index.ts';

/** What ends within 30 days: leases, lock-ins and mandates of properties as the calendar has them, and RERA of projects. */
export const endingSoon = async (context: Context): Promise<{ count: number; results: HomeEnding[] }> => {
  const from = dayInIndia(context.services.now());
  const to = addDays(from, homeLimits.endingDays);
  const { dates, counts } = await datesOfSpan(
    { from, to, begins: from, ends: to, kinds: ['dates'], people: [], ofDay: homeLimits.ending },
    context,
  );
  const ofDay = new Map(counts.map(({ day, count }) => [day, count]));
  const projects = await registrationsEnding(context, from, to);
  const all = [...dates.map((one) => ({ ...one, project: null })), ...projects.results];
  return {
    count: [...ofDay.values()].reduce((sum, count) => sum + count, projects.count),
    results: all.toSorted((a, b) => a.day.localeCompare(b.day)).slice(0, homeLimits.ending),
  };
};

const registrationsEnding = async ({ actor, db }: Context, from: string, to: string) => {
  const { rows } = await sql<{ day: string; id: number; project_name: string; count: number }>`
    select pj.rera_valid_to::text as day, pj.id, pj.project_name, count(*) over () as count from project pj
     where ${visibleProjects(actor)} and pj.rera_valid_to between ${from}::date and ${to}::date
     order by pj.rera_valid_to, pj.id limit ${homeLimits.ending}`.execute(db);
  return {
    count: rows[0]?.count ?? 0,
    results: rows.map(
      ({ day, id, project_name }): HomeEnding => ({
        kind: 'rera_valid_to',
        day,
        property: null,
        project: { id, project_name },
      }),
    ),
  };
};
