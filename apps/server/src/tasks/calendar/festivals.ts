import type { Festival } from '@angan/contract/tasks/calendar.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { Span } from './span.ts';

/** The festivals of a span that are kept everywhere, and those of the state in which the office is. */
export const festivalsOfSpan = async ({ from, to }: Span, { actor, db }: Context): Promise<Festival[]> => {
  const { rows } = await sql<Festival>`
    select f.day::text as day, f.name, f.may_shift from festival f
     where f.day between ${from}::date and ${to}::date
       and (f.states = '{}' or exists (
         select 1 from company c join city t on t.id = coalesce(c.city, c.default_city)
          where c.id = ${actor.companyId} and t.state = any (f.states)))
     order by f.day, f.name`.execute(db);
  return rows;
};
