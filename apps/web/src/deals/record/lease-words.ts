import type { LeaseEvent } from '@angan/domain/leases/index.ts';
import { toRupees } from '@angan/domain/paise.ts';
import { t } from '@lingui/core/macro';
import { formatDate, formatRupees } from '../../core/language/index.ts';

/** What the clock tells on a day. */
export const eventWords = (event: LeaseEvent): string => {
  const day = formatDate(event.of);
  if (event.kind === 'escalation') return t`Rent becomes ${formatRupees(toRupees(event.rent))} on ${day}`;
  if (event.kind === 'lock-in end') return t`Lock-in ends on ${day}: ask both, stay or go`;
  if (event.kind === 'notice window') return t`Notice for the end can be given until ${day}`;
  return t`Lease ends on ${day}, ${event.days_before} days before`;
};
