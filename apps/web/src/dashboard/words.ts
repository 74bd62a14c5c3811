import { type ComparedSpan, changePercent, type DaySpan } from '@angan/domain/dashboard-period.ts';
import { t } from '@lingui/core/macro';
import { formatDate, formatNumber, formatPrice, formatRupees } from '../core/language/index.ts';

/** '13.80 Lakhs', and below one lakh '₹ 53,500.00', the sign never apart from its number. */
export const money = (rupees: number): string =>
  Math.abs(rupees) >= 100_000 ? formatPrice(rupees) : formatRupees(rupees).replace('₹ ', '₹\u00a0');

/** '42 %'; of nothing '0 %'. */
export const share = (part: number, all: number): string => `${all === 0 ? 0 : Math.round((part / all) * 100)}\u00a0%`;

/** '13 min', '-' where nothing is known. */
export const minutes = (value: number | null): string => (value === null ? '-' : t`${formatNumber(value)}\u00a0min`);

/** '21/10' */
export const dayAndMonth = (day: string): string => formatDate(day).slice(0, 5);

/** '1 to 21/10', '28/09 to 04/10', '23/11'; the year only where it is not that of the other days. */
const shortSpan = ({ from, to }: DaySpan, beside: DaySpan): string => {
  const end = to.slice(0, 4) === beside.to.slice(0, 4) ? dayAndMonth(to) : formatDate(to);
  if (from === to) return end;
  const start = from.slice(0, 7) === to.slice(0, 7) ? String(Number(from.slice(8))) : dayAndMonth(from);
  return t`${start} to ${end}`;
};

export interface Change {
  readonly note: string;
  readonly tone?: 'ok' | 'bad';
}

/** 'up 18 % on 1 to 21/10' */
export const changeOf = (now: number, before: number, span: ComparedSpan): Change => {
  const percent = changePercent(now, before);
  const then = shortSpan(span.before, span);
  if (percent === null) return { note: t`none on ${then}` };
  if (percent === 0) return { note: t`as on ${then}` };
  return percent > 0
    ? { note: t`up ${percent}\u00a0% on ${then}`, tone: 'ok' }
    : { note: t`down ${-percent}\u00a0% on ${then}`, tone: 'bad' };
};
