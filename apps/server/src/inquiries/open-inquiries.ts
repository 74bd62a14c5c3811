import { closedInquiryStages } from '@angan/domain/lookups/inquiries.ts';
import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';

/** Inquiries, as `i`, that are still searched for. */
export const isOpen: Condition = sql<SqlBool>`i.stage not in (${sql.join(closedInquiryStages.map((stage) => sql.lit(stage)))})`;

const scheduled = sql`from task t
    where t.company_id = i.company_id and t.inquiry = i.id and t.status = 'Scheduled' and not t.is_deleted`;

/** The first task that is planned for an inquiry, as `i`. */
export const nextStep = sql`(select json_build_object('type', t.type, 'date_time', t.date_time) ${scheduled}
    order by t.date_time, t.id limit 1)`;

/** Inquiries, as `i`, that are open and past New, with nothing planned for them; `from` a moment on, where one is given. */
export const isWithoutNextStep = (from?: Date): Condition => {
  const ahead = from ? sql`and t.date_time > ${from.toISOString()}::timestamptz` : sql``;
  return sql<SqlBool>`(${isOpen} and i.stage <> 'New' and not exists (select 1 ${scheduled} ${ahead}))`;
};
