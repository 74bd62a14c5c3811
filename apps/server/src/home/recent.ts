import { homeLimits } from '@angan/contract/home/home-call.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { visibleInquiries } from '../inquiries/index.ts';
import { projectRows, showProject } from '../projects/index.ts';
import { visibleProperties } from '../properties/index.ts';
import { visibleProjects } from '../records/index.ts';

/** The properties that were written down last. */
export const recentProperties = async ({ actor, steady: db }: Context): Promise<number[]> => {
  const rows = await db
    .selectFrom('property as p')
    .select('p.id')
    .where(visibleProperties(actor))
    .orderBy('p.created_date', 'desc')
    .orderBy('p.id', 'desc')
    .limit(homeLimits.recent)
    .execute();
  return rows.map(({ id }) => id);
};

/** The projects that were. */
export const recentProjects = async (context: Context) => {
  const rows = await projectRows(context.steady, context.actor.companyId)
    .where(visibleProjects(context.actor))
    .orderBy('pj.created_date', 'desc')
    .orderBy('pj.id', 'desc')
    .limit(homeLimits.recent)
    .execute();
  return rows.map((row) => showProject(row, context));
};

/** What a Backend person typed in today; null for everybody else. */
export const enteredToday = async ({ actor, db, services }: Context) => {
  if (actor.usertype !== 'Backend') return null;
  const begins = sql`since_days(${dayInIndia(services.now())}::date, 1)`;
  const { rows } = await sql<{ properties: number; inquiries: number }>`
    select (select count(*) from property p
        where ${visibleProperties(actor)} and p.created_by = ${actor.userId} and p.created_date >= ${begins}) as properties,
      (select count(*) from inquiry i
        where ${visibleInquiries(actor)} and i.created_by = ${actor.userId} and i.created_date >= ${begins}) as inquiries`.execute(
    db,
  );
  return rows[0]!;
};
