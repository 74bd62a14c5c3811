import type { DashboardMoney } from '@angan/contract/dashboard/dashboard.ts';
import { type LeaseAhead, leasesAhead } from '@angan/domain/lease-ahead.ts';
import { plural, t } from '@lingui/core/macro';
import { formatDate, formatNumber, formatPrice } from '../../core/language/index.ts';
import { certificatesPath, dealsPath, duesPath, leasesPath, loansPath } from '../lists.ts';
import type { Dashboard } from '../use-dashboard.ts';
import { changeOf, money } from '../words.ts';
import type { Figure } from './figure.ts';

type Looked = Pick<Dashboard, 'asked' | 'span'>;

const deals = (count: number) => plural(count, { one: '# deal', other: '# deals' });
const loans = (count: number) => plural(count, { one: '# loan', other: '# loans' });

/** What is looked at first of money. */
export const moneyTiles = (data: DashboardMoney, { asked }: Looked) => {
  const { due, weighted } = data.brokerage;
  return {
    weighted: {
      name: 'weighted',
      value: money(weighted),
      note: t`${money(data.deals.value)} in ${deals(data.deals.open)}`,
      to: dealsPath(asked),
    },
    brokerage_due: {
      name: 'brokerage_due',
      value: money(due.amount),
      note: due.overdue > 0 ? t`${money(due.overdue)} overdue` : plural(due.count, { one: '# due', other: '# dues' }),
      tone: due.overdue > 0 ? 'bad' : undefined,
      to: duesPath(asked),
    },
  } as const satisfies Record<string, Figure>;
};

/** Deals, and what was earned by them in the period. */
export const earningFigures = (data: DashboardMoney, { asked, span }: Looked): Figure[] => {
  const { earned, invoiced, received } = data.brokerage;
  return [
    { name: 'deals', value: formatNumber(data.deals.open), note: money(data.deals.value), to: dealsPath(asked) },
    { name: 'earned', value: money(earned) },
    { name: 'invoiced', value: money(invoiced.count), ...changeOf(invoiced.count, invoiced.before, span) },
    { name: 'received', value: money(received.count), ...changeOf(received.count, received.before, span) },
    {
      name: 'loans_disbursed',
      value: money(data.loans.disbursed.amount),
      note: loans(data.loans.disbursed.count),
    },
  ];
};

/** TDS that was kept back and not yet proved. */
export const certificateFigure = ({ brokerage: { certificates_pending } }: DashboardMoney, { asked }: Looked) =>
  ({
    name: 'certificates',
    value: formatNumber(certificates_pending),
    tone: certificates_pending > 0 ? 'bad' : undefined,
    to: certificatesPath(asked),
  }) as const satisfies Figure;

const [ends, rises, lockIn] = leasesAhead;

const first = (day: string | null) => (day === null ? undefined : t`first on ${formatDate(day)}`);

/** What comes up of leases, and what lenders owe. */
export const aheadFigures = (data: DashboardMoney, { asked }: Looked): Figure[] => {
  const { sanctioned, payout_due } = data.loans;
  const lease = (name: 'leases_ending' | 'escalations' | 'lock_ins', what: LeaseAhead): Figure => ({
    name,
    value: formatNumber(data[name].count),
    note: first(data[name].first),
    to: leasesPath(asked, what),
  });
  return [
    lease('leases_ending', ends),
    lease('escalations', rises),
    lease('lock_ins', lockIn),
    {
      name: 'loans_sanctioned',
      value: formatNumber(sanctioned.count),
      note: formatPrice(sanctioned.amount),
      to: loansPath(asked, 'sanctioned'),
    },
    {
      name: 'payout_due',
      value: money(payout_due.amount),
      note: loans(payout_due.count),
      to: loansPath(asked, 'payout'),
    },
  ];
};
