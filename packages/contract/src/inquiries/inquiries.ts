import { z } from 'zod';
import { contactTexts } from '../contacts/texts.ts';
import { call } from '../kit/call.ts';
import { idParams, reference, requiredMobile, requiredReference, requiredReferences, text } from '../kit/fields.ts';
import { listExport } from '../kit/list-export.ts';
import { listQuery, resource } from '../kit/resource.ts';
import { inquiryLimits, stageChoices } from './inquiry-fields.ts';
import { inquiryFilters, inquiryOrders } from './inquiry-filters.ts';
import { InquiryInput } from './inquiry-input.ts';
import { Inquiry, requirementFacts } from './inquiry-row.ts';
import { ContactedInput, InquiryTimelineEntry, StageInput } from './inquiry-stages.ts';

export { Inquiry, requirementFacts };

export const inquiries = resource({
  one: 'inquiry',
  alsoShows: ['area', 'contact', 'property', 'task'],
  path: '/properties/inquiry/',
  kept: true,
  row: Inquiry,
  create: InquiryInput,
  update: InquiryInput.partial(),
  ordering: inquiryOrders,
  search: ['inquiry_code', 'contact', 'comment'],
  filters: inquiryFilters,
});

/** Cards that a column of the board holds at first; more of them come from the list. */
export const boardCards = 20;

/** An inquiry as the board and its cards need it; the rest is read when it is opened. */
export const InquiryCard = Inquiry.pick({
  id: true,
  inquiry_code: true,
  contact: true,
  ...requirementFacts,
  deal_type: true,
  stage: true,
  resume_on: true,
  next_follow_up: true,
  next_step: true,
  lacks_next_step: true,
  call_result: true,
  first_response_at: true,
  rating: true,
  score: true,
  assigned_to: true,
  date_time: true,
  created_date: true,
  may_edit: true,
  may_move_to: true,
});
export type InquiryCard = z.infer<typeof InquiryCard>;

/** A column of the board: the open inquiries at a stage. */
export const BoardColumn = z.object({
  stage: z.enum(stageChoices),
  count: z.number().int(),
  /** What they could come to, in rupees: the highest budgets of those who buy, and per month of those who rent. */
  sum_total: z.number(),
  sum_monthly: z.number(),
  results: z.array(InquiryCard),
});
export type BoardColumn = z.infer<typeof BoardColumn>;

export const inquiryCalls = {
  ...inquiries.calls,
  export: listExport(inquiries),
  restore: call({
    method: 'POST',
    path: '/properties/inquiry/:id/restore/',
    access: 'inquiry:delete',
    summary: 'Take a deletion back',
    params: idParams,
    answer: Inquiry,
  }),
  board: call({
    method: 'GET',
    shows: ['inquiry', 'area', 'contact', 'task', 'app_user'],
    kept: true,
    path: '/properties/inquiry/board/',
    access: 'inquiry:view',
    summary: `The open inquiries by stage, counted and summed, the first ${boardCards} of each`,
    query: inquiries.calls.list.query.omit({ page: true, page_size: true, cursor: true }),
    answer: z.object({ columns: z.array(BoardColumn) }),
  }),
  similar: call({
    method: 'GET',
    shows: ['inquiry', 'area', 'contact', 'property', 'task', 'app_user'],
    path: '/properties/inquiry/similar/',
    access: 'inquiry:create',
    summary: 'Open inquiries that a new one would repeat: of the contact, of the type, of a deal type',
    query: z.object({
      contact: reference(),
      /** For whoever sees whole numbers; others are answered by `contact` only. */
      mobile_number_1: requiredMobile(contactTexts.mobileRequired, contactTexts.mobileInvalid).optional(),
      property_type: requiredReference(),
      deal_type: requiredReferences(9),
    }),
    answer: z.object({ results: z.array(Inquiry) }),
  }),
  addTo: call({
    method: 'POST',
    path: '/properties/inquiry/:id/add/',
    access: 'inquiry:edit',
    summary: 'Add what was said anew to an open inquiry, instead of making another',
    params: idParams,
    body: z.object({ comment: text(inquiryLimits.comment), raw_text: text(inquiryLimits.raw_text) }),
    answer: Inquiry,
  }),
  stage: call({
    method: 'POST',
    path: '/properties/inquiry/:id/stage/',
    access: 'inquiry:edit',
    summary: 'Move an inquiry to a stage by hand',
    params: idParams,
    body: StageInput,
    answer: Inquiry,
  }),
  contacted: call({
    method: 'POST',
    path: '/properties/inquiry/:id/contacted/',
    access: 'inquiry:edit',
    summary: 'Note a call or a message to the person, and when to follow up next',
    params: idParams,
    body: ContactedInput,
    answer: Inquiry,
  }),
  timeline: call({
    method: 'GET',
    shows: ['inquiry', 'note', 'property', 'share', 'task'],
    kept: true,
    path: '/properties/inquiry/:id/timeline/',
    access: 'inquiry:view',
    summary: 'What happened with an inquiry, newest first',
    params: idParams,
    query: z.object({ page: listQuery.page }),
    answer: z.object({ results: z.array(InquiryTimelineEntry), next: z.string().nullable() }),
  }),
};
