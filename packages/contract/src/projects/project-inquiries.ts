import { leadStatuses } from '@angan/domain/lookups/projects.ts';
import { z } from 'zod';
import { Inquiry, requirementFacts } from '../inquiries/inquiries.ts';
import { call } from '../kit/call.ts';
import { date, idParams, requiredReference, text } from '../kit/fields.ts';
import { anyOfIds, anyWord } from '../kit/filters.ts';
import { ProjectRef } from '../kit/nested.ts';
import { listQuery, pageOf } from '../kit/resource.ts';

export const leadLimits = { registered_with: 120, ref_no: 60 } as const;

/** The registration of an inquiry with a project's builder, as a role may see it. Days as YYYY-MM-DD. */
export const ProjectInquiry = z.object({
  id: z.number(),
  project: ProjectRef,
  inquiry: Inquiry.pick({
    id: true,
    inquiry_code: true,
    contact: true,
    stage: true,
    ...requirementFacts,
    may_edit: true,
  }),
  registered_on: z.string(),
  /** Who took it at the builder's. */
  registered_with: z.string(),
  ref_no: z.string(),
  /** The last day of the lock; null: the builder sets none. */
  lead_lock_until: z.string().nullable(),
  status: z.enum(leadStatuses),
  created_by: z.number().nullable(),
  created_date: z.string(),
  last_updated: z.string(),
});
export type ProjectInquiry = z.infer<typeof ProjectInquiry>;

/** `registered_on` is today where nothing is said, `status` Sent. */
export const ProjectInquiryInput = z.object({
  project: requiredReference(),
  inquiry: requiredReference(),
  registered_on: date(),
  registered_with: text(leadLimits.registered_with),
  ref_no: text(leadLimits.ref_no),
});
export type ProjectInquiryInput = z.input<typeof ProjectInquiryInput>;

const path = '/properties/project_inquiries/';

/** Registrations go with both sides: who sees the project and the inquiry sees them, who may change the inquiry registers. */
export const projectInquiryCalls = {
  list: call({
    method: 'GET',
    shows: ['project_inquiry', 'project', 'inquiry', 'contact'],
    path,
    access: 'project:view',
    summary: 'List: leads registered with builders, newest first',
    query: z.object({
      page: listQuery.page,
      page_size: listQuery.page_size,
      project: anyOfIds.optional(),
      inquiry: anyOfIds.optional(),
      status: anyWord('status', leadStatuses).schema.optional(),
    }),
    answer: pageOf(ProjectInquiry),
  }),
  create: call({
    method: 'POST',
    path,
    access: 'inquiry:edit',
    summary: 'Register an inquiry with the builder of a project; refused while the person is registered there',
    body: ProjectInquiryInput,
    answer: ProjectInquiry,
    status: 201,
  }),
  update: call({
    method: 'PATCH',
    path: `${path}:id/`,
    access: 'inquiry:edit',
    summary: 'Write down what the builder answered',
    params: idParams,
    body: z.object({
      registered_with: text(leadLimits.registered_with),
      ref_no: text(leadLimits.ref_no),
      status: z.enum(leadStatuses).optional(),
    }),
    answer: ProjectInquiry,
  }),
};
