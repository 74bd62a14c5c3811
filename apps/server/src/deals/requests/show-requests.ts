import type { DealRequest } from '@angan/contract/deals/deal-requests.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../../core/big-list.ts';
import type { Context } from '../../core/context.ts';
import { visibleInquiries } from '../../inquiries/index.ts';
import { type ContactColumns, showContactRef } from '../../records/index.ts';
import { propertiesOf } from '../show-deals.ts';
import { nameOfUser } from '../work/name-of-user.ts';

type Row = Omit<DealRequest, 'inquiry' | 'property' | 'by'> &
  ContactColumns & {
    property: number | null;
    inquiry_id: number;
    inquiry_code: string;
    by_id: number;
    by_name: string;
  };

/** Requests, as `r`, of inquiries that the reader sees, the newest first. */
export const requestsWhere = async (context: Context, where: Condition): Promise<DealRequest[]> => {
  const { actor, db } = context;
  const { rows } = await sql<Row>`
    select r.id, r.property, r.deal_type, r.expected_close, r.amount, r.note, r.status, r.answer, r.created_date,
        i.id as inquiry_id, i.inquiry_code, r.created_by as by_id, ${nameOfUser('r', 'created_by')} as by_name,
        c.id as contact_id, c.name as contact_name, c.mobile_number_1 as contact_number, c.locked_contact as contact_is_locked,
        (select json_build_object('id', u.id, 'unit_name', u.unit_name, 'bhk', u.bhk, 'project', json_build_object('id', pj.id,
            'project_name', pj.project_name, 'property_type', pj.property_type))
          from projectunit u join project pj on pj.company_id = u.company_id and pj.id = u.project
         where u.company_id = r.company_id and u.id = r.projectunit) as projectunit,
        (select json_build_object('id', d.id, 'deal_code', d.deal_code) from deal d
          where d.company_id = r.company_id and d.id = r.deal) as deal
      from deal_request r join inquiry i on i.company_id = r.company_id and i.id = r.inquiry
      join contact c on c.company_id = i.company_id and c.id = i.contact
     where r.company_id = ${actor.companyId} and ${visibleInquiries(actor)} and ${where}
     order by r.id desc limit 100`.execute(db);
  const homes = await propertiesOf(
    rows.map(({ property }) => property),
    context,
  );
  const whole = actor.scope('contact:number') === 'all';
  const read = (text: string) => (whole ? text : maskNumbersIn(text));
  return rows.map(({ inquiry_id, inquiry_code, by_id, by_name, ...row }) => ({
    ...row,
    note: read(row.note),
    answer: read(row.answer),
    inquiry: { id: inquiry_id, inquiry_code, contact: showContactRef(row, actor, whole)! },
    property: homes.get(row.property ?? 0) ?? null,
    by: { id: by_id, name: by_name },
  }));
};

export const oneRequest = async (context: Context, id: number): Promise<DealRequest> =>
  (await requestsWhere(context, sql<SqlBool>`r.id = ${id}`))[0]!;
