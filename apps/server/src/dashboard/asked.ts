import type { dashboardCalls } from '@angan/contract/dashboard/dashboard.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { type ComparedSpan, spanOf } from '@angan/domain/dashboard-period.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { askedDeals } from '../deals/index.ts';
import { askedInquiries } from '../inquiries/index.ts';
import { askedProperties } from '../properties/index.ts';
import { visibleTasks } from '../tasks/index.ts';

export type DashboardQuery = Received<typeof dashboardCalls.inquiries>['query'];

/** What the dashboard looks at, as conditions that the lists have too, so that a figure is what its list counts. */
export const askedOf = (query: DashboardQuery, context: Context) => {
  const { user, property_type, deal_type, area, source } = query;
  const today = dayInIndia(context.services.now());
  const span: ComparedSpan = spanOf(query.period, today, {
    ...(query.from && { from: query.from }),
    ...(query.to && { to: query.to }),
  });
  const ofInquiry = { assigned_to: user, property_type, deal_type, area, source };
  const inquiries = (more: object = {}): Condition => askedInquiries({ ...ofInquiry, ...more }, context);
  const isNarrowed = [property_type, deal_type, area, source].some((ids) => ids?.length);
  return {
    today,
    span,
    inquiries,
    properties: (more: object = {}): Condition =>
      askedProperties({ assigned_to: user, property_type, deal_type, area, ...more } as never, context),
    /** Tasks `t` of these people, and for these inquiries where more is asked for. */
    tasks: sql<SqlBool>`${visibleTasks(context.actor)} and not t.is_deleted
      ${user?.length ? sql`and t.assigned_to = any (${user}::bigint[])` : sql``}
      ${isNarrowed ? sql`and t.inquiry in (select i.id from inquiry i where ${askedInquiries({ property_type, deal_type, area, source }, context)})` : sql``}`,
  };
};
export type Asked = ReturnType<typeof askedOf>;

/** Deals `d` as the dashboard is narrowed; who is named closes them, or made them where nobody does. */
export const dealsAsked = (
  { deal_type, property_type, area, user }: DashboardQuery,
  context: Context,
  more: object = {},
): Condition => {
  const asked = askedDeals({ deal_type, area, staff: user, ...more }, context);
  return property_type?.length
    ? sql<SqlBool>`${asked} and exists (select from property p where p.company_id = d.company_id and p.id = d.property and p.property_type = any (${property_type}::bigint[]))`
    : asked;
};

/** The first moment of a day, and the first after it. */
export const starts = (day: string) => sql`${`${day}T00:00:00+05:30`}::timestamptz`;
export const ends = (day: string) => sql`(${`${day}T00:00:00+05:30`}::timestamptz + interval '1 day')`;
