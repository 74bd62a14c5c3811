import { placeTexts, type Uses } from '@angan/contract/places/places.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { nonField } from '../core/errors.ts';
import { isList, type Kind, type Pointing, pointing } from './pointing.ts';

const counted = (one: Pointing, { actor }: Context, id: number) => {
  const records = isList(one)
    ? sql`${sql.table(one.table)} l join ${sql.table(one.of)} t on t.company_id = l.company_id and t.id = ${sql.ref(`l.${one.key}`)}`
    : sql`${sql.table(one.table)} t`;
  const column = sql.ref(`${isList(one) ? 'l' : 't'}.${one.column}`);
  const company = sql.ref(`${isList(one) ? 'l' : 't'}.company_id`);
  const deleted = one.of === 'society' || one.of === 'user_permission' ? sql`false` : sql`t.is_deleted`;
  return sql`select ${one.of}::text as what, ${deleted} as deleted, count(*) as count from ${records}
    where ${company} = ${actor.companyId} and ${column} = ${id} group by 1, 2`;
};

/** Refuses to remove what records still point to, with their number. A deleted record counts, since it can come back. */
export const refuseInUse = async (kind: Kind, id: number, context: Context): Promise<void> => {
  const all = pointing[kind].map((one) => counted(one, context, id));
  const { rows } = await sql<{
    what: Pointing['of'];
    deleted: boolean;
    count: number;
  }>`${sql.join(all, sql` union all `)}`.execute(context.db);
  const uses = { property: 0, inquiry: 0, society: 0, project: 0, user_permission: 0, deleted: 0 } satisfies Uses;
  for (const { what, deleted, count } of rows) uses[deleted ? 'deleted' : what] += count;
  const sentence = placeTexts.inUse(uses);
  if (sentence) throw nonField(sentence);
};
