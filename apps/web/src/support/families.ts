import type { SupportFamily } from '@angan/domain/support.ts';
import { t } from '@lingui/core/macro';
import { perLanguage } from '../core/language/index.ts';

/** The families of records by their names. */
export const familyNames = perLanguage<Record<SupportFamily, string>>(() => ({
  Contacts: t`Contacts`,
  Inquiries: t`Inquiries`,
  Properties: t`Properties`,
  Projects: t`Projects`,
  Deals: t`Deals`,
  Commissions: t`Brokerage`,
  Loans: t`Loans`,
  Tasks: t`Tasks`,
  Notes: t`Notes`,
  Leads: t`Leads`,
  Shares: t`Shares`,
  Imports: t`Imports`,
  Files: t`Files`,
  Alerts: t`Alerts`,
  'Viewed records': t`Viewed records`,
  Team: t`Team`,
  Office: t`Office`,
  'Plan and payments': t`Plan and payments`,
}));
