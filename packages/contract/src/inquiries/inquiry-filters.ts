import { inquiryStages, lostReasons, priorities } from '@angan/domain/lookups/inquiries.ts';
import { z } from 'zod';
import { anyOf, anyWord, atLeast, atMost, type Filter, fromDay, isSo, oneWord, toDay } from '../kit/filters.ts';
import { stageChoices } from './inquiry-fields.ts';
import { funnelSteps, responseBuckets } from './inquiry-steps.ts';

/** What a list asks of the next step. 'Due today' has the overdue ones of today too. Without next step is
 * what is open and past New, with nothing Scheduled for it; New needs none. */
export const followUps = ['Due today', 'Overdue', 'Without next step'] as const;
export type FollowUp = (typeof followUps)[number];

/** The stages of a board, left to right. */
export const boardStages = inquiryStages.filter((stage) => !/^Closed|^Junk/.test(stage));

/** `?inquiry_code=Q-000123`, small letters too. */
const code = (column: string) =>
  ({
    column,
    compare: '=',
    schema: z
      .string()
      .trim()
      .max(20)
      .transform((typed) => typed.toUpperCase() || undefined),
  }) as const satisfies Filter;

/** What inquiries can be told apart by; the board and the list read the same. */
export const inquiryFilters = {
  /** Those that were chosen one by one. */
  ids: anyOf('id'),
  inquiry_code: code('inquiry_code'),
  stage: anyWord('stage', stageChoices),
  property_type: anyOf('property_type'),
  property_subtype: anyOf('property_subtype'),
  deal_type: anyOf('deal_type'),
  area: anyOf('area'),
  society_name: anyOf('society_name'),
  project: anyOf('project'),
  bhk: anyOf('bhk'),
  /** What the person can pay reaches from one amount to another; who said no budget is left out. */
  budget__gte: atLeast('budget_max'),
  budget__lte: atMost('budget_min'),
  /** Below an amount, what the person can pay at most. */
  budget_max__lt: { ...atMost('budget_below'), compare: '<' },
  assigned_to: anyOf('assigned_to'),
  unassigned: isSo('unassigned'),
  /** Open, and nothing in stock matches it by 70 or more. */
  unmatched: isSo('unmatched'),
  source: anyOf('source'),
  /** As it is rated, by hand or by the score. */
  rating: anyWord('rating', priorities),
  follow_up: anyWord('follow_up', followUps),
  /** Why it was closed as lost. */
  lost_reason: anyWord('stage_reason', lostReasons),
  /** How long it waited for its first answer. */
  response: anyWord('response', responseBuckets),
  /** Stood at this stage once, or past it, whatever became of it. */
  reached: oneWord('reached', funnelSteps),
  contact: anyOf('contact'),
  co_broker: anyOf('co_broker'),
  locked_inquiry: isSo('locked_inquiry'),
  /** Added in bulk, open, and without a budget, a place or a next step. */
  bulk_todo: isSo('bulk_todo'),
  date_time__gte: fromDay('date_time'),
  date_time__lte: toDay('date_time'),
  created_date__gte: fromDay('created_date'),
  created_date__lte: toDay('created_date'),
  next_follow_up__gte: fromDay('next_follow_up'),
  next_follow_up__lte: toDay('next_follow_up'),
} as const;

export const inquiryOrders = [
  '-created_date',
  'created_date',
  '-date_time',
  'date_time',
  'budget_max',
  '-budget_max',
  '-score',
  'score',
  'next_follow_up',
  '-next_follow_up',
] as const;
