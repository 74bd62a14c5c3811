import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
import { inquiryFieldNames } from '@angan/contract/inquiries/inquiry-fields.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';
import { areasOf, assigneesOf, type ContactColumns } from '../records/index.ts';

type Shown = 'contact' | 'requirement_summary' | 'may_edit';
/** An inquiry as it is read, before a role looks at it. */
export type InquiryRow = Omit<Inquiry, Shown> & ContactColumns & { assigned_ids: number[] };

/** Inquiries of a company with what stands inside them, as `i`. */
export const inquiryRows = (db: Kysely<DB>, companyId: number) =>
  db
    .selectFrom('inquiry as i')
    .innerJoin('contact as c', (join) =>
      join.onRef('c.company_id', '=', 'i.company_id').onRef('c.id', '=', 'i.contact'),
    )
    .leftJoin('city as ct', 'ct.id', 'i.city')
    .where('i.company_id', '=', companyId)
    .select(columns)
    .select([
      'i.contact as contact_id',
      'c.name as contact_name',
      'c.mobile_number_1 as contact_number',
      'c.locked_contact as contact_is_locked',
      'i.assigned_to as assigned_ids',
    ])
    .select([
      sql`case when ct.id is null then null else json_build_object('id', ct.id, 'city', ct.city) end`.as('city'),
      sql`(select coalesce(json_agg(json_build_object('id', s.id, 'society_name', s.society_name) order by s.society_name), '[]')
        from society s where s.company_id = i.company_id and s.id = any (i.society_name))`.as('society_name'),
      areasOf('i').as('area'),
      assigneesOf('i').as('assigned_to'),
    ])
    .$castTo<InquiryRow>();

const columns = [
  'i.id',
  'i.inquiry_code',
  'i.date_time',
  'i.property_type',
  'i.deal_type',
  'i.stage',
  'i.next_follow_up',
  'i.locked_inquiry',
  'i.created_by',
  'i.created_date',
  'i.last_updated',
  ...inquiryFieldNames.map((name) => `i.${name}` as const),
] as const;
