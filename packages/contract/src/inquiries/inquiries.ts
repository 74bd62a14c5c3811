import { inquiryContactRoles, mustHaves, purposes } from '@angan/domain/lookups/inquiries.ts';
import { facings } from '@angan/domain/lookups/small-lists.ts';
import { sizeBases, sizeUnits } from '@angan/domain/units.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams } from '../kit/fields.ts';
import { anyOf, anyWord, fromDay, isSo, toDay } from '../kit/filters.ts';
import { AreaRef, Assignee, CityRef, ContactRef, ProjectRef, SocietyRef } from '../kit/nested.ts';
import { resource } from '../kit/resource.ts';
import { InquiryInput, stageChoices, timelineChoices } from './inquiry-input.ts';

const ids = z.array(z.number());
const amount = z.number().nullable();

/** An inquiry as a role may see it. Empty lists and null: not asked. Rupees: in all for a sale, per month for rent. */
export const Inquiry = z.object({
  id: z.number(),
  /** Q-000123, counted within the company. */
  inquiry_code: z.string(),
  contact: ContactRef,
  contact_role: z.enum(inquiryContactRoles),
  date_time: z.string(),
  property_type: z.number(),
  property_subtype: ids,
  deal_type: ids,
  city: CityRef.nullable(),
  area: z.array(AreaRef),
  any_area: z.boolean(),
  society_name: z.array(SocietyRef),
  bhk: ids,
  budget_min: amount,
  budget_max: amount,
  size_min: amount,
  size_max: amount,
  size_unit: z.enum(Object.keys(sizeUnits) as (keyof typeof sizeUnits)[]),
  size_basis: z.enum(sizeBases).nullable(),
  furniture: ids,
  possession: ids,
  needed_by: z.string().nullable(),
  timeline: z.enum(timelineChoices).nullable(),
  facing: z.array(z.enum(facings)),
  parking_cars: amount,
  floor_min: amount,
  floor_max: amount,
  amenities: ids,
  must_have: z.array(z.enum(mustHaves)),
  purpose: z.enum(purposes).nullable(),
  source: z.number().nullable(),
  assigned_to: z.array(Assignee),
  stage: z.enum(stageChoices),
  next_follow_up: z.string().nullable(),
  locked_inquiry: z.boolean(),
  comment: z.string(),
  project: z.array(ProjectRef),
  /** '4 BHK house, Sector 57, up to 6.00 Cr' */
  requirement_summary: z.string(),
  may_edit: z.boolean(),
  created_by: z.number().nullable(),
  created_date: z.string(),
  last_updated: z.string(),
});
export type Inquiry = z.infer<typeof Inquiry>;

export const inquiries = resource({
  one: 'inquiry',
  path: '/properties/inquiry/',
  row: Inquiry,
  create: InquiryInput,
  update: InquiryInput.partial(),
  ordering: ['-created_date', 'created_date', '-date_time', 'date_time', 'budget_max', '-budget_max'],
  search: ['inquiry_code', 'contact', 'comment'],
  filters: {
    stage: anyWord('stage', stageChoices),
    property_type: anyOf('property_type'),
    deal_type: anyOf('deal_type'),
    area: anyOf('area'),
    bhk: anyOf('bhk'),
    assigned_to: anyOf('assigned_to'),
    source: anyOf('source'),
    contact: anyOf('contact'),
    locked_inquiry: isSo('locked_inquiry'),
    date_time__gte: fromDay('date_time'),
    date_time__lte: toDay('date_time'),
    project: anyOf('project'),
  },
});

export const inquiryCalls = {
  ...inquiries.calls,
  restore: call({
    method: 'POST',
    path: '/properties/inquiry/:id/restore/',
    access: 'inquiry:delete',
    summary: 'Take a deletion back',
    params: idParams,
    answer: Inquiry,
  }),
};
