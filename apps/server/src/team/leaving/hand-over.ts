import type { HandoverKind } from '@angan/contract/team/team.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { openShares, openWork } from './open-work.ts';
import type { Plan } from './plan.ts';

/** Records that are written by one statement. */
const atOnce = 500;
export const inChunks = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, at) => all.slice(at * atOnce, (at + 1) * atOnce));

/** The column of a record `x` once `leaver` gave it to `h.person`; who has it already has it once. */
const givenAway = (kind: HandoverKind, leaver: number) => {
  if (kind === 'task') return sql`h.person`;
  if (kind !== 'deal')
    return sql`case when h.person = any (x.assigned_to) then array_remove(x.assigned_to, ${leaver})
      else array_replace(x.assigned_to, ${leaver}, h.person) end`;
  return sql`(select jsonb_agg(jsonb_build_object('user', s.closer, 'share_percent', s.share) order by s.place) from (
    select case when c."user" = ${leaver} then h.person else c."user" end as closer, sum(c.share_percent) as share, min(c.place) as place
      from rows from (jsonb_to_recordset(x.closing_users) as ("user" bigint, share_percent numeric))
        with ordinality as c ("user", share_percent, place) group by 1) s)`;
};

interface Leaving {
  readonly id: number;
  readonly person: number;
}

/** Gives records away as planned, and notes of each whose it was and became. Answers how many. */
export const handOver = async (
  { actor, db }: Context,
  { id: leaving, person }: Leaving,
  kind: HandoverKind,
  plan: Plan[HandoverKind],
): Promise<number> => {
  const column = sql.ref(openWork[kind].column);
  const table = sql.table(kind);
  for (const chunk of inChunks([...plan])) {
    const [ids, people] = [chunk.map(([id]) => id), chunk.map(([, { actor: to }]) => to.userId)];
    await sql`
      with h as (select * from unnest(${ids}::bigint[], ${people}::bigint[]) as h (id, person)),
      was as (select x.id, to_jsonb(x.${column}) as before from ${table} x join h on h.id = x.id where x.company_id = ${actor.companyId}),
      done as (update ${table} x set ${column} = ${givenAway(kind, person)} from h
        where x.company_id = ${actor.companyId} and x.id = h.id returning x.id, to_jsonb(x.${column}) as after)
      insert into team_handover (leaving, kind, record_id, before, after)
        select ${leaving}, ${kind}, done.id, was.before, done.after from done join was on was.id = done.id`.execute(db);
  }
  return plan.size;
};

/** Ends the links that clients got of a person. */
export const endShares = ({ actor, db }: Context, { id, person }: Leaving, now: Date) =>
  sql`
    with done as (update share x set revoked_at = ${now.toISOString()}, revoked_by = ${actor.userId}
      where x.company_id = ${actor.companyId} and x.id in (select s.id from ${openShares(actor.companyId, person, now)})
      returning x.id, to_jsonb(x.revoked_at) as after)
    insert into team_handover (leaving, kind, record_id, before, after)
      select ${id}, 'share', done.id, 'null', done.after from done`.execute(db);

/** Where all new inquiries went to the person, they go to `to`. */
export const moveNewInquiries = ({ actor, db }: Context, { id, person }: Leaving, to: number) =>
  sql`
    with done as (update company x set assign_to = ${to} where x.id = ${actor.companyId} and x.assign_to = ${person} returning x.id)
    insert into team_handover (leaving, kind, record_id, before, after)
      select ${id}, 'company', done.id, to_jsonb(${person}::bigint), to_jsonb(${to}::bigint) from done`.execute(db);
