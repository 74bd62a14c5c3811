import { openLoanStages } from '@angan/contract/loans/loans.ts';
import type { DaySpan } from '@angan/domain/dashboard-period.ts';
import type { LeaseAhead } from '@angan/domain/lease-ahead.ts';
import { anyValue } from '../ui/use-url-state.ts';
import type { DashboardAsked } from './use-dashboard.ts';

type Values = Record<string, string | number | readonly (string | number)[] | undefined>;

const addressOf = (path: string, values: Values): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    for (const one of [value ?? []].flat()) params.append(name, String(one));
  return `${path}?${params}`;
};

/** What a list of inquiries is narrowed by as the dashboard is. */
const ofInquiries = ({ user, property_type, deal_type, area, source }: DashboardAsked): Values => ({
  assigned_to: user,
  property_type,
  deal_type,
  area,
  source,
});
const ofProperties = ({ user, property_type, deal_type, area }: DashboardAsked): Values => ({
  assigned_to: user,
  property_type,
  deal_type,
  area,
});
const days = (name: string, { from, to }: DaySpan): Values => ({ [`${name}__gte`]: from, [`${name}__lte`]: to });

/** The list behind a figure, filtered so that it counts the same. */
export const inquiriesPath = (asked: DashboardAsked, values: Values = {}): string =>
  addressOf('/searchInquiry', { ...ofInquiries(asked), ...values });
export const inquiriesOfSpan = (asked: DashboardAsked, span: DaySpan, values: Values = {}): string =>
  inquiriesPath(asked, { ...days('date_time', span), ...values });
export const propertiesPath = (asked: DashboardAsked, values: Values = {}): string =>
  addressOf('/searchProperty', { ...ofProperties(asked), ...values });
export const propertiesOfSpan = (asked: DashboardAsked, span: DaySpan): string =>
  propertiesPath(asked, { status: 'any', ...days('created_date', span) });

/** What of its lease comes up, whatever the property's status. */
export const leasesPath = (asked: DashboardAsked, lease_ahead: LeaseAhead): string =>
  propertiesPath(asked, { status: 'any', lease_ahead });

/** Tasks know nothing of what their inquiry asks for: with such a filter there is no list that counts the same. */
export const visitsPath = (
  asked: DashboardAsked,
  span: DaySpan,
  status: 'Completed' | 'Missed',
): string | undefined => {
  const { user, property_type, deal_type, area, source } = asked;
  if (property_type ?? deal_type ?? area ?? source) return undefined;
  return addressOf('/tasks', { type: 'Site Visit', status, assigned_to: user, ...days('date_time', span) });
};

/** Of deals one can ask neither for a type of property nor for where the inquiry came from. */
export const dealsPath = ({ user, property_type, deal_type, area, source }: DashboardAsked): string | undefined =>
  (property_type ?? source) ? undefined : addressOf('/deals', { is_open: 'true', staff: user, deal_type, area });

/** The desk narrows by who has a share and by nothing else that the dashboard knows. */
export const duesPath = ({ user, property_type, deal_type, area }: DashboardAsked, age?: string): string | undefined =>
  (property_type ?? deal_type ?? area) ? undefined : addressOf('/commission', { staff: user, age });
export const certificatesPath = ({ user, property_type, deal_type, area }: DashboardAsked): string | undefined =>
  (user ?? property_type ?? deal_type ?? area) ? undefined : addressOf('/commission', { tab: 'certificates' });

const sanctionedStages = ['Sanctioned', 'Legal and Technical', 'Agreement Signed', 'Part Disbursed'] as const;
export const loansPath = (asked: DashboardAsked, of: 'sanctioned' | 'payout' | 'open'): string =>
  addressOf('/loans', {
    assigned_to: asked.user,
    ...(of === 'payout'
      ? { payout_due: 'true', stage: anyValue }
      : { stage: of === 'open' ? openLoanStages : sanctionedStages }),
  });

/** An hour ago, to the minute: an address that changed each second would be another one each time it is drawn. */
export const hourAgo = (): string => {
  const at = new Date(Date.now() - 60 * 60_000);
  at.setSeconds(0, 0);
  return at.toISOString();
};
