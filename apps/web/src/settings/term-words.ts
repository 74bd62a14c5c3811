import type { BrokerageTerm } from '@angan/contract/commissions/office-terms.ts';
import { plural, t } from '@lingui/core/macro';

/** What the rate of a term counts in. */
export const unitOf = ({ basis, rate }: Pick<BrokerageTerm, 'basis' | 'rate'>): string =>
  basis === 'Months of rent' ? plural(rate ?? 1, { one: 'month', other: 'months' }) : '%';

/** Slabs by the length of a lease: '1 month up to 3 years, 2 up to 9, 3 above'. */
export const slabWords = (slab: NonNullable<BrokerageTerm['slab']>): string =>
  slab.slabs
    .map(({ up_to, rate }) =>
      up_to === null
        ? t`${plural(rate, { one: '# month', other: '# months' })} above`
        : t`${plural(rate, { one: '# month', other: '# months' })} up to ${plural(up_to / 12, { one: '# year', other: '# years' })}`,
    )
    .join(', ');
