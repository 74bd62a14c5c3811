import type { MatchProperty } from '@angan/domain/matching/index.ts';
import { sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Ranked } from './best-first.ts';
import { inquiryCeiling } from './inquiry-ceiling.ts';
import { type InquiryFactRow, inquiryFactColumns } from './inquiry-facts.ts';
import type { Search } from './properties-for.ts';

/** An inquiry's facts with the names of the societies and projects that it asks for, in the order of their ids. */
export type InquiryWithNames = InquiryFactRow & { societies: string[]; projects: string[] };

/** Inquiries for which `where` holds and that can score `least` or more, at most `most`, those first that can score most. */
export const rankInquiries = async (
  { db, ctx, places }: Search,
  property: MatchProperty,
  where: Condition,
  { most, least }: { most: number; least: number },
): Promise<Ranked> => {
  const score = inquiryCeiling(property, ctx, places);
  const found = await sql<Ranked>`
    select coalesce(array_agg(id), '{}') as ids, coalesce(array_agg(ceiling), '{}') as ceilings, coalesce(max(total), 0) as total
      from (select i.id, i.ceiling, count(*) over () as total
              from (select i.id, ${score} as ceiling from inquiry i where ${where}) i
             where i.ceiling >= ${least} order by i.ceiling desc, i.id desc limit ${most}) i`.execute(db);
  return found.rows[0]!;
};

/** The facts of some inquiries, in the order of the ids; of what is deleted there are none. */
export const readInquiryFacts = async (
  { db, companyId }: Search,
  ids: readonly number[],
): Promise<InquiryWithNames[]> => {
  if (ids.length === 0) return [];
  const found = await sql<InquiryWithNames>`
    select ${namesAsked}, ${sql.join(inquiryFactColumns.map((column) => sql.ref(column)))}
      from unnest(${ids}::bigint[]) with ordinality wanted (id, place)
      join inquiry i on i.company_id = ${companyId} and i.id = wanted.id
     where not i.is_deleted order by wanted.place`.execute(db);
  return found.rows;
};

const namesIn = (list: 'society_name' | 'project', table: 'society' | 'project', name: string) =>
  sql<string[]>`case when ${sql.ref(`i.${list}`)} = '{}' then '{}' else
    array(select coalesce(${sql.ref(`n.${name}`)}, '') from unnest(${sql.ref(`i.${list}`)}) with ordinality x (id, place)
      left join ${sql.table(table)} n on n.company_id = i.company_id and n.id = x.id order by x.place) end`;

/** The names as columns of a query on inquiry i. */
export const namesAsked = sql`${namesIn('society_name', 'society', 'society_name')} as societies,
  ${namesIn('project', 'project', 'project_name')} as projects`;
