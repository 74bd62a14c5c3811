import {
  ageBuckets,
  type DashboardInquiries,
  type DashboardMoney,
  type DashboardStock,
} from '@angan/contract/dashboard/dashboard.ts';
import { figureTexts } from '@angan/contract/dashboard/figures.ts';
import { formatDate } from '@angan/domain/dates.ts';
import { bhkRows } from '@angan/domain/lookups/bhk.ts';
import { propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { type Cell, newSheet } from '../core/sheets/index.ts';

interface Parts {
  readonly inquiries: DashboardInquiries;
  readonly stock: DashboardStock;
  readonly money: DashboardMoney;
}
type Line = readonly [part: string, figure: string, value: Cell, before?: Cell, definition?: string];

const orEmpty = (value: number | null): Cell => value ?? '';

const tiles = ({ inquiries, stock, money }: Parts): Line[] => {
  const part = 'Figures';
  const { new_inquiries, first_response, visits, conversion } = inquiries;
  const of = (name: keyof typeof figureTexts, value: Cell, before: Cell = ''): Line => [
    part,
    figureTexts[name].label,
    value,
    before,
    figureTexts[name].definition,
  ];
  return [
    of('new_inquiries', new_inquiries.count, new_inquiries.before),
    of('first_response', orEmpty(first_response.median), orEmpty(first_response.before)),
    of('untouched', inquiries.untouched),
    of('without_next_step', inquiries.without_next_step),
    of('visits', visits.completed, visits.before),
    of('missed', visits.missed),
    of('won', conversion.won, conversion.before.won),
    of('visit_to_token', conversion.token, conversion.before.token),
    of('days_to_close', orEmpty(inquiries.days_to_close)),
    of('added', stock.added.count, stock.added.before),
    of('available', stock.available),
    of('stale', stock.stale),
    of('match_cover', stock.match_cover.matched),
    of('days_on_market', orEmpty(stock.days_on_market)),
    of('deals', money.deals.open),
    of('deal_value', money.deals.value),
    of('weighted', money.brokerage.weighted),
    of('earned', money.brokerage.earned),
    of('invoiced', money.brokerage.invoiced.count, money.brokerage.invoiced.before),
    of('received', money.brokerage.received.count, money.brokerage.received.before),
    of('brokerage_due', money.brokerage.due.amount),
    of('overdue', money.brokerage.due.overdue),
    of('certificates', money.brokerage.certificates_pending),
    of('loans_sanctioned', money.loans.sanctioned.amount),
    of('loans_disbursed', money.loans.disbursed.amount),
    of('payout_due', money.loans.payout_due.amount),
    of('leases_ending', money.leases_ending.count),
    of('escalations', money.escalations.count),
    of('lock_ins', money.lock_ins.count),
  ];
};

const charts = ({ inquiries, stock, money }: Parts): Line[] => [
  ...inquiries.funnel.steps.map(({ step, count, before }): Line => ['Funnel', step, count, before]),
  ...inquiries.first_response.buckets.map(({ bucket, count }): Line => ['First response, minutes', bucket, count]),
  ...inquiries.weeks.flatMap(({ from, inquiries: asked, visits }): Line[] => [
    ['Inquiries per week', formatDate(from), asked],
    ['Visits per week', formatDate(from), visits],
  ]),
  ...inquiries.sources.flatMap(({ name, count, won }): Line[] => [
    ['Sources, inquiries', name || 'Not said', count],
    ['Sources, won', name || 'Not said', won],
  ]),
  ...money.brokerage.months.flatMap(({ from, expected, received }): Line[] => [
    ['Brokerage expected by month', formatDate(from), expected],
    ['Brokerage received by month', formatDate(from), received],
  ]),
  ...money.brokerage.ages.map(({ age, balance }): Line => ['Dues with GST, days', age, balance]),
  ...inquiries.lost.reasons.map(({ reason, count }): Line => ['Lost reasons', reason, count]),
  ...ageBuckets.map(
    ({ from, to }, at): Line => [
      'Stock ageing, days',
      to === null ? `over ${from - 1}` : `${from} to ${to}`,
      stock.ages[at]!,
    ],
  ),
  ...stock.by_status.map(
    ({ property_type, status, count }): Line => [
      'Inventory',
      `${propertyTypes.find(({ id }) => id === property_type)?.property_type ?? ''}, ${status}`,
      count,
    ],
  ),
  ...stock.demand.rows.flatMap(({ area, cells }) =>
    cells.map((cell, at): Line => {
      const { kind, value } = stock.demand.columns[at]!;
      const size = kind === 'bhk' ? (bhkRows.find(({ id }) => id === value)?.bhk ?? '') : String(value);
      return ['Stock less open inquiries', `${area}, ${size}`, cell.stock - cell.inquiries];
    }),
  ),
];

const people = ({ inquiries }: Parts): Line[] =>
  inquiries.staff.flatMap(({ name, inquiries: own, calls, visits, tokens, won, response, missed, share }): Line[] => [
    ['Staff, inquiries', name, own],
    ['Staff, calls', name, calls],
    ['Staff, visits', name, visits],
    ['Staff, tokens', name, tokens],
    ['Staff, won', name, won],
    ['Staff, first response in minutes', name, orEmpty(response)],
    ['Staff, missed tasks', name, missed],
    ['Staff, share of brokerage', name, share],
  ]);

/** All figures of the dashboard in a workbook, a line each with what it is, as they stood when it was written. */
export const dashboardWorkbook = async (parts: Parts): Promise<Buffer> => {
  const { from, to, before } = parts.inquiries.span;
  const period = `${formatDate(from)} to ${formatDate(to)}`;
  const former = `${formatDate(before.from)} to ${formatDate(before.to)}`;
  const sheet = await newSheet('Dashboard', ['Part', 'Figure', period, former, 'What it is'], [28, 36, 22, 22, 80]);
  const lines = [...tiles(parts), ...charts(parts), ...people(parts)];
  await sheet.add(
    lines.map(([part, figure, value, earlier = '', definition = '']) => [part, figure, value, earlier, definition]),
  );
  return sheet.end();
};
