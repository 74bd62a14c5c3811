import { drf } from '@angan/contract/kit/drf-texts.ts';
import { taskTexts } from '@angan/contract/tasks/texts.ts';
import { sql } from 'kysely';
import { visibleContacts } from '../contacts/index.ts';
import type { Condition } from '../core/big-list.ts';
import { type Actor, type Context, newActor } from '../core/context.ts';
import { fieldErrors } from '../core/errors.ts';
import { visibleInquiries } from '../inquiries/index.ts';
import { visibleProperties } from '../properties/index.ts';
import { visibleLoans, visibleProjects } from '../records/index.ts';

/** The records that a task is for; null where it is for none of the kind. */
export interface TaskRecords {
  readonly inquiry: number | null;
  readonly property: number | null;
  readonly project: number | null;
  readonly contact: number | null;
  readonly loan: number | null;
  /** Whoever has a task of a deal sees the code of it, so this narrows nobody. */
  readonly deal: number | null;
}

const reach: Record<
  Exclude<keyof TaskRecords, 'deal'>,
  readonly [alias: string, visible: (actor: Actor) => Condition]
> = {
  inquiry: ['i', visibleInquiries],
  property: ['p', visibleProperties],
  project: ['pj', visibleProjects],
  contact: ['c', visibleContacts],
  loan: ['l', visibleLoans],
};

/**
 * Who a task is given to: oneself where nobody is named; somebody else only by who may give tasks, and only who sees the
 * records that it is for. `all`: the records of each of several tasks.
 */
export const checkAssignee = async (
  context: Context,
  given: number | undefined,
  all: readonly TaskRecords[],
): Promise<number> => {
  const { actor, db } = context;
  if (given === undefined || given === actor.userId) return actor.userId;
  if (actor.scope('task:assign') === 'none') throw fieldErrors({ assigned_to: [taskTexts.assignOnlySelf] });
  const person = await db
    .selectFrom('app_user')
    .select(['id as user_id', 'company_id', 'usertype'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', given)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!person) throw fieldErrors({ assigned_to: [drf.invalidPk(given)] });
  const theirs = newActor({ ...person, subscription_status: actor.subscriptionStatus }, 0);
  for (const kind of ['inquiry', 'property', 'project', 'loan', 'contact'] as const) {
    // The person of an inquiry, a property or a loan comes with it.
    const named =
      kind === 'contact'
        ? all.filter(({ inquiry, property, loan }) => inquiry === null && property === null && loan === null)
        : all;
    const ids = new Set(named.flatMap((records) => records[kind] ?? []));
    if (!(await seesAll(context, kind, [...ids], theirs)))
      throw fieldErrors({ assigned_to: [taskTexts.assigneeSeesNot] });
  }
  return given;
};

const seesAll = async (
  { db }: Context,
  kind: keyof typeof reach,
  ids: readonly number[],
  person: Actor,
): Promise<boolean> => {
  if (ids.length === 0) return true;
  const [name, visible] = reach[kind];
  const alias = sql.ref(name);
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(kind)} ${alias}
    where ${visible(person)} and ${alias}.id = any (${ids}::bigint[])`.execute(db);
  return rows[0]!.count === ids.length;
};
