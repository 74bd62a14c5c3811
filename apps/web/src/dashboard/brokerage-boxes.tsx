import type { DashboardMoney } from '@angan/contract/dashboard/dashboard.ts';
import { t } from '@lingui/core/macro';
import { formatMonth, formatNumber, formatPrice, word } from '../core/language/index.ts';
import { Bars } from './bars.tsx';
import { Box } from './box.tsx';
import { duesPath } from './lists.ts';
import type { DashboardAsked } from './use-dashboard.ts';

interface Props {
  brokerage: DashboardMoney['brokerage'];
  asked: DashboardAsked;
}

/** What came each month, with a mark at what was expected. */
const Months = ({ brokerage: { months } }: Props) => (
  <Box
    title={t`Brokerage by month`}
    note={t`financial year, without GST`}
    table={{
      heads: [t`Month`, t`Expected`, t`Received`],
      rows: months.map(({ from, expected, received }) => [
        formatMonth(from),
        formatPrice(expected),
        formatPrice(received),
      ]),
    }}
    foot={t`The mark is what was or will be due in the month.`}
  >
    <Bars
      label={t`Brokerage by month`}
      bars={months.map(({ from, expected, received }) => ({
        key: from,
        label: formatMonth(from),
        value: received,
        shown: received > 0 ? formatPrice(received) : '-',
        mark: expected,
        tone: 'ok',
      }))}
    />
  </Box>
);

const tones = { 'Not yet due': 'off', '0-30': 'warn', '31-60': 'warn', '61-90': 'bad', '90+': 'bad' } as const;

/** What is owed, by how many days late it is. */
const Ages = ({ brokerage: { ages }, asked }: Props) => (
  <Box
    title={t`Dues by age`}
    note={t`with GST`}
    table={{
      heads: [t`Days late`, t`Commissions`, t`Balance`],
      rows: ages.map(({ age, count, balance }) => [word(age), formatNumber(count), formatPrice(balance)]),
    }}
  >
    <Bars
      label={t`Dues by age`}
      bars={ages.map(({ age, count, balance }) => ({
        key: age,
        label: word(age),
        value: balance,
        shown: balance > 0 ? formatPrice(balance) : '-',
        beside: count > 0 ? formatNumber(count) : '',
        tone: tones[age],
        to: duesPath(asked, age),
      }))}
    />
  </Box>
);

/** What is earned by deals: by month, and what is still owed by age. */
export const BrokerageBoxes = (props: Props) => (
  <>
    <Months {...props} />
    <Ages {...props} />
  </>
);
