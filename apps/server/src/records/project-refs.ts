import { drf } from '@angan/contract/kit/drf-texts.ts';
import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Actor, Context } from '../core/context.ts';
import { fieldErrors } from '../core/errors.ts';
import { typeIdsOf } from './reach.ts';

/** Which of the company's projects, as `pj`, an actor may see: list, record, search and every reference go by this. */
export const visibleProjects = (actor: Actor): Condition =>
  actor.scope('project:view') === 'all'
    ? sql<SqlBool>`pj.company_id = ${actor.companyId} and not pj.is_deleted`
    : sql<SqlBool>`pj.company_id = ${actor.companyId} and not pj.is_deleted and pj.property_type = any (${typeIdsOf(actor)})`;

/** Some projects that a record names, with their cities. Refuses one that the actor does not see. */
export const namedProjects = async ({ actor, db }: Pick<Context, 'actor' | 'db'>, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('project as pj')
    .select(['pj.id', 'pj.city'])
    .where(visibleProjects(actor))
    .where((eb) => eb('pj.id', '=', eb.fn.any(eb.val(ids))))
    .execute();
  const missing = ids.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) throw fieldErrors({ project: [drf.invalidPk(missing)] });
  return rows;
};
