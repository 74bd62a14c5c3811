import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams } from '../kit/fields.ts';
import { anyOf, anyWord, fromDay, isSo, toDay } from '../kit/filters.ts';
import { AreaRef, Assignee, CityRef, ContactRef, SocietyRef } from '../kit/nested.ts';
import { shownOf } from '../kit/pairs.ts';
import { resource } from '../kit/resource.ts';
import { matchCount } from '../matches/match-counts.ts';
import { inquiryFields, stageChoices } from './inquiry-fields.ts';
import { InquiryInput } from './inquiry-input.ts';

/** An inquiry as a role may see it. Empty lists and null: not asked. Rupees: in all for a sale, per month for rent. */
export const Inquiry = z.object({
  id: z.number(),
  /** Q-000123, counted within the company. */
  inquiry_code: z.string(),
  contact: ContactRef,
  date_time: z.string(),
  property_type: z.number(),
  deal_type: z.array(z.number()),
  city: CityRef.nullable(),
  area: z.array(AreaRef),
  society_name: z.array(SocietyRef),
  ...shownOf(inquiryFields),
  assigned_to: z.array(Assignee),
  matching_property_count: matchCount,
  stage: z.enum(stageChoices),
  next_follow_up: z.string().nullable(),
  locked_inquiry: z.boolean(),
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
