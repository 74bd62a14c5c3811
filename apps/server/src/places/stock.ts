import { closedInquiryStages } from '@angan/domain/lookups/inquiries.ts';
import { sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { visibleInquiries } from '../inquiries/index.ts';
import { visibleProperties } from '../properties/index.ts';
import { isList, type Kind, type Pointing, pointing } from './pointing.ts';

const aliases = { property: 'p', inquiry: 'i', society: 's', project: 'pj', user_permission: 'r' } as const;

const open = sql`i.stage not in (${sql.join(closedInquiryStages.map((stage) => sql.lit(stage)))})`;

/** One count of one kind of record for the place `k.id`. */
const countOf = (one: Pointing, actor: Context['actor'], where: Condition) => {
  const alias = aliases[one.of];
  const column = isList(one) ? sql.ref(`l.${one.column}`) : sql.ref(`${alias}.${one.column}`);
  const records = isList(one)
    ? sql`${sql.table(one.table)} l join ${sql.table(one.of)} ${sql.raw(alias)}
        on l.company_id = ${actor.companyId} and ${sql.ref(`${alias}.id`)} = ${sql.ref(`l.${one.key}`)}`
    : sql`${sql.table(one.of)} ${sql.raw(alias)}`;
  return sql`(select count(*) from ${records} where ${column} = k.id and ${where})`;
};

interface Stock {
  readonly id: number;
  readonly properties: number;
  readonly available: number;
  readonly inquiries: number;
  readonly societies: number;
}

/**
 * What the reader sees at some places, all in one query: properties of any status, Available ones, open inquiries and
 * societies. 0 of what does not point to this kind.
 */
export const stockOf = async (
  kind: Kind,
  ids: readonly number[],
  { actor, db }: Context,
): Promise<Map<number, Stock>> => {
  const of = (what: Pointing['of'], where: Condition) => {
    const one = pointing[kind].find((reference) => reference.of === what);
    return one ? countOf(one, actor, where) : sql`0`;
  };
  const seen = visibleProperties(actor);
  const { rows } = await sql<Stock>`
    select k.id, ${of('property', seen)}::int as properties,
      ${of('property', sql`${seen} and p.status = 'Available'` as Condition)}::int as available,
      ${of('inquiry', sql`${visibleInquiries(actor)} and ${open}` as Condition)}::int as inquiries,
      ${of('society', sql`s.company_id = ${actor.companyId}` as Condition)}::int as societies
    from unnest(${ids}::bigint[]) k (id)`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};
