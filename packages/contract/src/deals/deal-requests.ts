import { z } from 'zod';
import { call } from '../kit/call.ts';
import { flag, idParams, reference, requiredDay, requiredReference, rupees, text } from '../kit/fields.ts';
import { ContactRef } from '../kit/nested.ts';
import { dealLimits } from './deal-fields.ts';
import { DealProperty, DealUnit } from './deal-parts.ts';

export const requestStatuses = ['Asked', 'Approved', 'Declined'] as const;

/** A deal that one of the office's people proposes from an inquiry of theirs, until an owner has answered (domain 5.2). */
export const DealRequest = z.object({
  id: z.number(),
  inquiry: z.object({ id: z.number(), inquiry_code: z.string(), contact: ContactRef }),
  property: DealProperty.nullable(),
  projectunit: DealUnit.nullable(),
  deal_type: z.number(),
  expected_close: z.string(),
  amount: z.number().nullable(),
  note: z.string(),
  status: z.enum(requestStatuses),
  /** What the owner said. */
  answer: z.string(),
  /** Who proposes it. */
  by: z.object({ id: z.number(), name: z.string() }),
  /** What it became; the id for who sees deals. */
  deal: z.object({ id: z.number(), deal_code: z.string() }).nullable(),
  created_date: z.string(),
});
export type DealRequest = z.infer<typeof DealRequest>;

const shows = [
  'deal_request',
  'deal',
  'inquiry',
  'property',
  'contact',
  'area',
  'society',
  'project',
  'projectunit',
  'app_user',
] as const;
const path = '/properties/deal_requests/' as const;

export const dealRequestCalls = {
  list: call({
    method: 'GET',
    shows,
    path,
    access: 'deal:view',
    summary: 'Deals that the office’s people propose and that wait for an answer, oldest first',
    answer: z.object({ results: z.array(DealRequest) }),
  }),
  mine: call({
    method: 'GET',
    shows,
    path: `${path}mine/`,
    access: 'deal:propose',
    summary: 'What one has proposed from an inquiry, newest first',
    query: z.object({ inquiry: requiredReference() }),
    answer: z.object({ results: z.array(DealRequest) }),
  }),
  create: call({
    method: 'POST',
    path,
    access: 'deal:propose',
    summary: 'Propose a deal from an inquiry of one’s own',
    body: z.object({
      inquiry: requiredReference(),
      property: reference(),
      projectunit: reference(),
      deal_type: requiredReference(),
      expected_close: requiredDay(),
      amount: rupees(),
      note: text(dealLimits.note),
    }),
    answer: DealRequest,
    status: 201,
  }),
  answer: call({
    method: 'POST',
    path: `${path}:id/answer/`,
    access: 'deal:create',
    summary: 'Approve a proposal, which makes it a deal in Negotiation, or decline it',
    params: idParams,
    body: z.object({ approve: flag(), note: text(dealLimits.note) }),
    answer: DealRequest,
  }),
};
