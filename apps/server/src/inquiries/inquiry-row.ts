import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
import { inquiryFieldNames } from '@angan/contract/inquiries/inquiry-fields.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';
import { areasOf, assigneesOf, type ContactColumns, isInReach, projectsOf, societiesOf } from '../records/index.ts';
import { isWithoutNextStep, nextStep } from './open-inquiries.ts';
import { heardColumns } from './scores/score-facts.ts';

/** The property of an advertisement as it is read, with what decides who may see it. */
export interface AskedPropertyRow {
  id: number;
  property_code: string;
  property_type: number;
  property_subtype: number;
  deal_type: number[];
  bhk: number | null;
  area: string | null;
  locked_property: boolean;
  in_reach: boolean;
  is_deleted: boolean;
}

type Shown =
  | 'contact'
  | 'co_broker'
  | 'asked_property'
  | 'requirement_summary'
  | 'may_edit'
  | 'may_move_to'
  | 'score'
  | 'score_reasons'
  | 'rating';
/** An inquiry as it is read, before a role looks at it. */
export type InquiryRow = Omit<Inquiry, Shown> &
  ContactColumns & {
    assigned_ids: number[];
    connected_at: string | null;
    visits_done: number;
    visits_missed: number;
    replied_at: string | null;
    share_opened_at: string | null;
    co_broker_row: ContactColumns | null;
    asked_property_row: AskedPropertyRow | null;
  };

/** Inquiries of a company with what stands inside them, as `i`, with their kept scores as `s`. */
export const inquiryRows = (db: Kysely<DB>, companyId: number) =>
  db
    .selectFrom('inquiry as i')
    .innerJoin('contact as c', (join) =>
      join.onRef('c.company_id', '=', 'i.company_id').onRef('c.id', '=', 'i.contact'),
    )
    .innerJoin('inquiry_score as s', (join) =>
      join.onRef('s.company_id', '=', 'i.company_id').onRef('s.id', '=', 'i.id'),
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
      's.visits_done',
      's.visits_missed',
    ])
    .select(heardColumns)
    .select([
      sql`case when ct.id is null then null else json_build_object('id', ct.id, 'city', ct.city) end`.as('city'),
      societiesOf('i').as('society_name'),
      projectsOf('i').as('project'),
      nextStep.as('next_step'),
      isWithoutNextStep().as('lacks_next_step'),
      areasOf('i').as('area'),
      assigneesOf('i').as('assigned_to'),
      sql`(select json_build_object('contact_id', b.id, 'contact_name', b.name, 'contact_number', b.mobile_number_1,
          'contact_is_locked', b.locked_contact)
        from contact b where b.company_id = i.company_id and b.id = i.co_broker)`.as('co_broker_row'),
      sql`(select json_build_object('id', p.id, 'property_code', p.property_code, 'property_type', p.property_type,
          'property_subtype', p.property_subtype, 'deal_type', p.deal_type, 'bhk', p.bhk, 'area', a.area,
          'locked_property', p.locked_property, 'is_deleted', p.is_deleted, 'in_reach', ${isInReach('p')})
        from property p left join area a on a.company_id = p.company_id and a.id = p.area[1]
        where p.company_id = i.company_id and p.id = i.asked_property)`.as('asked_property_row'),
    ])
    .$castTo<InquiryRow>();

const columns = [
  'i.id',
  'i.inquiry_code',
  'i.date_time',
  'i.property_type',
  'i.deal_type',
  'i.stage',
  'i.stage_reason',
  'i.resume_on',
  'i.held_stage',
  'i.next_follow_up',
  'i.first_response_at',
  'i.last_contacted_at',
  'i.connected_at',
  'i.contact_attempts',
  'i.locked_inquiry',
  'i.created_by',
  'i.created_date',
  'i.last_updated',
  ...inquiryFieldNames.map((name) => `i.${name}` as const),
] as const;
