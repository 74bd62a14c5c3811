import type { CommissionRow } from '@angan/contract/commissions/commissions.ts';
import type { OwnSplit } from '@angan/contract/commissions/splits.ts';
import { type AgeingBucket, aboutLine, type LetterTone } from '@angan/domain/brokerage/index.ts';
import type { CommissionStatus } from '@angan/domain/lookups/deals.ts';
import { plural, t } from '@lingui/core/macro';
import { formatRupees, perLanguage, word } from '../core/language/index.ts';
import type { Tone } from '../ui/status-badge.tsx';

export const statusTones: Record<CommissionStatus, Tone> = {
  Expected: 'off',
  Confirmed: 'info',
  Invoiced: 'off',
  'Part Received': 'warn',
  Received: 'ok',
  Disputed: 'bad',
  'Written Off': 'off',
  Cancelled: 'off',
};

export const ageWords = perLanguage(
  () =>
    ({
      'Not yet due': t`Not yet due`,
      '0-30': t`0-30 days`,
      '31-60': t`31-60 days`,
      '61-90': t`61-90 days`,
      '90+': t`90+ days`,
    }) satisfies Record<AgeingBucket, string>,
);

export const toneWords = perLanguage(
  () => ({ Friendly: t`Friendly`, Firm: t`Firm`, Final: t`Last reminder` }) satisfies Record<LetterTone, string>,
);

/** Rupees in columns, without the sign. */
export const sum = (rupees: number): string => formatRupees(rupees).replace('₹ ', '');

export const payerName = ({ payer }: Pick<CommissionRow, 'payer'>): string => payer.company_name || payer.name;

export const lateWords = (row: Pick<CommissionRow, 'days_late'>): string =>
  plural(row.days_late, { one: `${row.days_late} day`, other: `${row.days_late} days` });

/** What it is for, in a line. */
export const aboutWords = ({ about }: Pick<CommissionRow, 'about'>): string => aboutLine(about, word);

/** The code of the deal or loan that it is for. */
export const codeOf = ({ deal, loan }: Pick<OwnSplit, 'deal' | 'loan'>): string =>
  deal?.deal_code ?? loan?.loan_code ?? '';

/** '1 % of the price' */
export const termWords = ({
  basis,
  rate,
  payer_side,
}: Pick<CommissionRow, 'basis' | 'rate' | 'payer_side'>): string => {
  const figure = String(rate);
  switch (basis) {
    case 'Percent of price':
      return payer_side === 'Lender' ? t`${figure} % of what is disbursed` : t`${figure} % of the price`;
    case 'Percent of deposit':
      return t`${figure} % of the deposit`;
    case 'Months of rent':
      return plural(rate, { one: `${figure} month of rent`, other: `${figure} months of rent` });
    case 'Per sqft':
      return t`${formatRupees(rate)} per sqft`;
    default:
      return word(basis);
  }
};
