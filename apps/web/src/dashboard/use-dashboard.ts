import { dashboardCalls } from '@angan/contract/dashboard/dashboard.ts';
import { type ComparedSpan, type DashboardPeriod, dashboardPeriods, spanOf } from '@angan/domain/dashboard-period.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';
import { type UrlState, useUrlState } from '../ui/use-url-state.ts';

/** Milliseconds after which the figures are asked for again by themselves. */
const freshFor = 60_000;

/** The filters of the dashboard beside its period, each under the name that lists have for it too. */
export const dashboardFilters = ['user', 'property_type', 'deal_type', 'area', 'source'] as const;

/** What the address asks for. */
const askedIn = (url: UrlState) => {
  const period: DashboardPeriod = dashboardPeriods.find((one) => one === url.get('period')) ?? 'This month';
  const [from, to] = [url.get('from'), url.get('to')];
  const filters = Object.fromEntries(
    dashboardFilters.flatMap((name) => {
      const ids = url.ids(name);
      return ids.length > 0 ? [[name, ids]] : [];
    }),
  ) as Partial<Record<(typeof dashboardFilters)[number], number[]>>;
  return { period, ...(from && { from }), ...(to && { to }), ...filters };
};
export type DashboardAsked = ReturnType<typeof askedIn>;

/** The three parts of the dashboard, each asked for by itself, so that the first is there while another is counted. */
export const useDashboard = () => {
  const url = useUrlState();
  const asked = askedIn(url);
  const shared = { placeholderData: keepPreviousData, refetchInterval: freshFor } as const;
  const given = { query: asked };
  const span: ComparedSpan = spanOf(asked.period, dayInIndia(), {
    ...(asked.from && { from: asked.from }),
    ...(asked.to && { to: asked.to }),
  });
  return {
    url,
    asked,
    span,
    inquiries: useQuery({ ...query(dashboardCalls.inquiries, given, { quiet: true }), ...shared }),
    stock: useQuery({ ...query(dashboardCalls.stock, given, { quiet: true }), ...shared }),
    money: useQuery({ ...query(dashboardCalls.money, given, { quiet: true }), ...shared }),
  };
};
export type Dashboard = ReturnType<typeof useDashboard>;
