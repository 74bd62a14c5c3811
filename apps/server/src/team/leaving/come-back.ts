import type { HandoverKind, teamCalls } from '@angan/contract/team/team.ts';
import { teamTexts } from '@angan/contract/team/texts.ts';
import { returnDays } from '@angan/domain/team.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import type { Handler } from '../../core/http/serve.ts';
import { heldPerson } from '../find-person.ts';
import { heldPlaces, refuseCoOwner, refuseFull } from '../places.ts';
import { inChunks } from './hand-over.ts';

type Kind = HandoverKind | 'share' | 'company';

const list = sql`(select coalesce(array_agg(v.id::bigint order by v.place), '{}')
  from jsonb_array_elements_text(h.before) with ordinality as v (id, place))`;

/** How a record `x` gets back what stood in it before, `h.before`, by the column that was written. */
const backTo: Readonly<
  Record<Kind, readonly [column: string, value: RawBuilder<unknown>, more?: RawBuilder<unknown>]>
> = {
  task: ['assigned_to', sql`(h.before #>> '{}')::bigint`],
  inquiry: ['assigned_to', list],
  property: ['assigned_to', list],
  loan: ['assigned_to', list],
  deal: ['closing_users', sql`h.before`],
  share: ['revoked_at', sql`null`, sql`, revoked_by = null`],
  company: ['assign_to', sql`(h.before #>> '{}')::bigint`],
};
const kinds = Object.keys(backTo) as Kind[];

/** Gives back what still stands as the leaving left it. Answers how many came back. */
const giveBack = async ({ actor, db }: Context, kind: Kind, leaving: number, ids: readonly number[]) => {
  const [column, value, more = sql``] = backTo[kind];
  const own = kind === 'company' ? sql`x.id = ${actor.companyId}` : sql`x.company_id = ${actor.companyId}`;
  const { rows } = await sql<{ count: number }>`
    with done as (update ${sql.table(kind)} x set ${sql.ref(column)} = ${value} ${more}
       from team_handover h
      where h.company_id = ${actor.companyId} and h.leaving = ${leaving} and h.kind = ${kind}
        and h.record_id = any (${ids}::bigint[]) and ${own} and x.id = h.record_id
        and to_jsonb(x.${sql.ref(column)}) = h.after
      returning x.id)
    select count(*) as count from done`.execute(db);
  return rows[0]!.count;
};

/** What a person left in the days in which it comes back with them; undefined where those are over. */
const lastLeaving = ({ actor, db, services }: Context, person: number) =>
  db
    .selectFrom('team_leaving')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('user_id', '=', person)
    .where('undone_at', 'is', null)
    .where('left_at', '>', new Date(services.now().getTime() - returnDays * 86_400_000).toISOString())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Lets a person work here again. For seven days what was theirs comes back, save what changed hands since; sessions and the
 * calendar's link do not, so they sign in anew. The person is active first, which the follow-up triggers look at.
 */
export const comeBack: Handler<typeof teamCalls.comeBack> = async ({ params }, context) => {
  const { actor, db, services } = context;
  const person = await heldPerson(context, params.id);
  if (person.is_active) throw conflict(teamTexts.isHere);
  const places = await heldPlaces(db, actor.companyId, services.now());
  if (person.usertype === 'Co-Owner') refuseCoOwner(places, places.coOwnersInvited);
  refuseFull(places, places.invited);
  await db
    .updateTable('app_user')
    .set({ is_active: true, left_at: null })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', person.id)
    .execute();
  const leaving = await lastLeaving(context, person.id);
  if (!leaving) return { returned: 0, kept: 0 };
  const handed = await db
    .selectFrom('team_handover')
    .select(['kind', 'record_id'])
    .where('company_id', '=', actor.companyId)
    .where('leaving', '=', leaving.id)
    .orderBy('record_id')
    .execute();
  let [returned, all] = [0, 0];
  for (const kind of kinds) {
    const ids = handed.filter((row) => row.kind === kind).map((row) => row.record_id);
    let back = 0;
    for (const chunk of inChunks(ids)) back += await giveBack(context, kind, leaving.id, chunk);
    if (kind === 'share' || kind === 'company') continue;
    returned += back;
    all += ids.length;
  }
  await db
    .updateTable('team_leaving')
    .set({ undone_at: services.now().toISOString() })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', leaving.id)
    .execute();
  return { returned, kept: all - returned };
};
