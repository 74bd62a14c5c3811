import type { FollowUp } from '@angan/contract/inquiries/inquiry-filters.ts';
import { inquiryFilters } from '@angan/contract/inquiries/inquiry-filters.ts';
import type { FunnelStep, ResponseBucket } from '@angan/contract/inquiries/inquiry-steps.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { exactFrom, good } from '@angan/domain/matching/index.ts';
import { type SqlBool, sql } from 'kysely';
import { type Condition, conditionsOf } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { wordsOf } from '../core/search-words.ts';
import { isOpen, isWithoutNextStep } from './open-inquiries.ts';
import { visibleInquiries } from './visible-inquiries.ts';

/** Inquiries, as `i`, for which something in stock is a good match at least. */
export const hasGoodMatch: Condition = sql<SqlBool>`exists (select 1 from match_pair m
  where m.company_id = i.company_id and m.inquiry_id = i.id and m.score >= ${exactFrom(good)})`;

const followUpConditions = (now: Date): Record<FollowUp, Condition> => ({
  'Due today': sql<SqlBool>`i.next_follow_up <= ${`${dayInIndia(now)}T23:59:59.999999+05:30`} and ${isOpen}`,
  Overdue: sql<SqlBool>`i.next_follow_up < ${now.toISOString()} and ${isOpen}`,
  'Without next step': isWithoutNextStep(),
});

/** Minutes of working hours until the first answer, as the dashboard counts them. */
const responses: Readonly<Record<ResponseBucket, Condition>> = {
  'under 5': sql<SqlBool>`i.response_minutes < 5`,
  '5 to 15': sql<SqlBool>`i.response_minutes between 5 and 14`,
  '15 to 60': sql<SqlBool>`i.response_minutes between 15 and 59`,
  'over 60': sql<SqlBool>`i.response_minutes >= 60`,
  'not yet': sql<SqlBool>`i.response_minutes is null`,
};

/** What is asked for among the inquiries, as `i`, that the reader may see. */
export const askedInquiries = (query: Record<string, unknown>, context: Context): Condition => {
  const { actor, services } = context;
  const of = (table: string, column: string) => (ids: number[]) =>
    sql<SqlBool>`i.id in (select l.inquiry_id from ${sql.table(table)} l
      where l.company_id = ${actor.companyId} and l.${sql.ref(column)} = any (${ids}))`;
  const conditions = [
    visibleInquiries(actor),
    ...conditionsOf('i', inquiryFilters, query, {
      deal_type: (ids: number[]) => sql<SqlBool>`i.deal_type && ${ids}::bigint[]`,
      property_subtype: (ids: number[]) => sql<SqlBool>`i.property_subtype && ${ids}::bigint[]`,
      bhk: (ids: number[]) => sql<SqlBool>`i.bhk && ${ids}::bigint[]`,
      area: of('inquiry_area', 'area'),
      society_name: of('inquiry_society', 'society_name'),
      project: of('inquiry_project', 'project'),
      assigned_to: of('inquiry_assignee', 'assigned_to'),
      budget_below: (to: number) => sql<SqlBool>`i.budget_max < ${to}`,
      unmatched: (isSo: boolean) => sql<SqlBool>`(${isOpen} and not ${hasGoodMatch}) = ${isSo}`,
      unassigned: (isSo: boolean) => sql<SqlBool>`(i.assigned_to = '{}') = ${isSo}`,
      budget_max: (from: number) => sql<SqlBool>`i.budget_max >= ${from}`,
      // From the lowest budget, where one was said, on: up to the highest one alone reaches down to nothing.
      budget_min: (to: number) => sql<SqlBool>`(i.budget_max is not null and coalesce(i.budget_min, 0) <= ${to})`,
      bulk_todo: (isSo: boolean) => {
        const todo = sql<SqlBool>`(${isOpen} and i.id in (
          select b.inquiry from bulk_inquiry b where b.company_id = ${actor.companyId} and not b.bulk_done)
          and (i.budget_max is null or i.next_follow_up is null
            or not i.any_area and i.area = '{}' and i.society_name = '{}' and i.project = '{}'))`;
        return isSo ? todo : sql<SqlBool>`not ${todo}`;
      },
      response: (buckets: ResponseBucket[]) =>
        sql<SqlBool>`(${sql.join(
          buckets.map((one) => responses[one]),
          sql` or `,
        )})`,
      reached: (step: FunnelStep) => sql<SqlBool>`i.reached >= stage_rank(${step})`,
      rating: (words: string[]) =>
        sql<SqlBool>`i.id in (select s.id from inquiry_score s where s.company_id = ${actor.companyId} and s.rating = any (${words}))`,
      follow_up: (asked: FollowUp[]) => {
        const known = followUpConditions(services.now());
        return sql<SqlBool>`(${sql.join(
          asked.map((one) => known[one]),
          sql` or `,
        )})`;
      },
    }),
    ...searchOf(query.search as string | undefined, context),
  ];
  return sql.join(conditions, sql` and `) as Condition;
};

const searchOf = (search: string | undefined, { actor }: Context): Condition[] => {
  const words = wordsOf(search);
  const open = actor.scope('inquiry:number') !== 'all';
  return words.length ? [sql<SqlBool>`i.id in (select search_inquiries(${words}::text[], ${open}))`] : [];
};
