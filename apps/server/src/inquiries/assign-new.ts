import { type Assignable, type Assigning, assignAll, type ToAssign } from '@angan/domain/assigning.ts';
import { propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '../core/context.ts';
import type { DB } from '../core/database/schema.gen.ts';
import { isOpen } from './open-inquiries.ts';

/** An inquiry that is about to be added. */
export interface NewInquiry {
  readonly property_type: number;
  readonly area?: readonly number[] | undefined;
  readonly locked_inquiry?: boolean | undefined;
  readonly assigned_to?: readonly number[] | undefined;
}

/**
 * Who sees to each of these new inquiries: whom the actor named; else, where the company has a rule, the actor themselves
 * if they give inquiries to nobody else, and whom the rule names for all others. Whoever adds at the same moment waits,
 * so that no turn is given twice. `rule`: another than the company's.
 */
export const assignNew = async (
  db: Kysely<DB>,
  actor: Actor,
  inquiries: readonly NewInquiry[],
  rule?: Assigning,
): Promise<number[][]> => {
  const named = inquiries.map((one) => [...(one.assigned_to ?? [])]);
  if (named.every((ids) => ids.length > 0)) return named;
  const how = rule ?? (await ruleOf(db, actor.companyId));
  if (how.rule === 'Nobody') return named;
  if (actor.scope('inquiry:assign') === 'own') return named.map((ids) => (ids.length > 0 ? ids : [actor.userId]));
  await sql`select pg_advisory_xact_lock(hashtextextended('angan assigning ' || ${actor.companyId}::bigint, 0))`.execute(
    db,
  );
  const before = await readPeople(db, actor.companyId);
  const { ids, people } = assignAll(inquiries.filter((_, at) => named[at]!.length === 0).map(toAssign), how, before);
  await keepTurns(
    db,
    actor.companyId,
    people.filter(({ id, turn }) => before.find((one) => one.id === id)!.turn !== turn),
  );
  const chosen = ids[Symbol.iterator]();
  return named.map((given) => (given.length > 0 ? given : [chosen.next().value ?? []].flat()));
};

/** The rule of the office. */
export const ruleOf = async (db: Kysely<DB>, companyId: number): Promise<Assigning> => {
  const row = await db
    .selectFrom('company')
    .select(['assign_rule', 'assign_to'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { rule: row.assign_rule as Assigning['rule'], person: row.assign_to };
};

export const toAssign = ({ property_type, area = [], locked_inquiry = false }: NewInquiry): ToAssign => ({
  propertyType: propertyTypes.find(({ id }) => id === property_type)!.property_type,
  areas: area,
  isLocked: locked_inquiry,
});

/** Who works here, with what they have in hand and whose turn it is. */
export const readPeople = async (db: Kysely<DB>, companyId: number): Promise<Assignable[]> => {
  const { rows } = await sql<Assignable>`
    select u.id, u.usertype, u.is_active as "isActive", coalesce(r.areas, '{}') as areas, coalesce(t.turn, 0) as turn,
        (select count(*) from inquiry_assignee l join inquiry i on i.company_id = l.company_id and i.id = l.inquiry_id
          where l.company_id = u.company_id and l.assigned_to = u.id and not i.is_deleted and ${isOpen}) as open
      from app_user u
      left join user_permission r on r.company_id = u.company_id and r.user_id = u.id
      left join inquiry_turn t on t.company_id = u.company_id and t.user_id = u.id
     where u.company_id = ${companyId} and u.is_active order by u.created_date, u.id`.execute(db);
  return rows;
};

const keepTurns = async (db: Kysely<DB>, company_id: number, people: readonly Assignable[]) => {
  if (people.length === 0) return;
  await db
    .insertInto('inquiry_turn')
    .values(people.map(({ id, turn }) => ({ company_id, user_id: id, turn })))
    .onConflict((on) => on.columns(['company_id', 'user_id']).doUpdateSet({ turn: (eb) => eb.ref('excluded.turn') }))
    .execute();
};
