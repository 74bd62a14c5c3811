import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
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
      sql`(select coalesce(json_agg(json_build_object('id', pj.id, 'project_name', pj.project_name) order by pj.project_name), '[]')
        from project pj where pj.company_id = i.company_id and pj.id = any (i.project))`.as('project'),
      areasOf('i').as('area'),
      assigneesOf('i').as('assigned_to'),
    ])
    .$castTo<InquiryRow>();

const columns = [
  'i.id',
  'i.inquiry_code',
  'i.contact_role',
  'i.date_time',
  'i.property_type',
  'i.property_subtype',
  'i.deal_type',
  'i.any_area',
  'i.bhk',
  'i.budget_min',
  'i.budget_max',
  'i.size_min',
  'i.size_max',
  'i.size_unit',
  'i.size_basis',
  'i.furniture',
  'i.possession',
  'i.needed_by',
  'i.timeline',
  'i.facing',
  'i.parking_cars',
  'i.floor_min',
  'i.floor_max',
  'i.amenities',
  'i.must_have',
  'i.purpose',
  'i.source',
  'i.stage',
  'i.next_follow_up',
  'i.locked_inquiry',
  'i.comment',
  'i.created_by',
  'i.created_date',
  'i.last_updated',
] as const;
