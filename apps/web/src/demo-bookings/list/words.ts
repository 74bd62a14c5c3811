import type { DemoBooking } from '@angan/contract/demo-bookings/demo-bookings.ts';
import type { DemoOutcome, DemoStatus } from '@angan/domain/demo-bookings.ts';
import { t } from '@lingui/core/macro';
import { formatDate, formatTime, perLanguage } from '../../core/language/index.ts';
import type { Tone } from '../../ui/status-badge.tsx';

export const statusWords = perLanguage<Record<DemoStatus, string>>(() => ({
  Requested: t`Requested`,
  Confirmed: t`Confirmed`,
  Completed: t`Completed`,
  'No Show': t`No Show`,
  Rescheduled: t`Rescheduled`,
  Cancelled: t`Cancelled`,
}));

export const statusTones: Readonly<Record<DemoStatus, Tone>> = {
  Requested: 'warn',
  Confirmed: 'info',
  Completed: 'ok',
  'No Show': 'bad',
  Rescheduled: 'off',
  Cancelled: 'off',
};

export const outcomeWords = perLanguage<Record<DemoOutcome, string>>(() => ({
  Interested: t`Interested`,
  'Trial started': t`Trial started`,
  Bought: t`Bought`,
  'Follow up': t`Follow up`,
  'Not interested': t`Not interested`,
}));

/** What became of a booking, in the last column: its outcome, where it went, or why it was called off. */
export const cameOf = ({ outcome, rescheduled_to, cancel_reason, status, notes }: DemoBooking): string => {
  if (outcome) return outcomeWords()[outcome];
  if (rescheduled_to) return t`to ${formatDate(rescheduled_to.starts_at)}, ${formatTime(rescheduled_to.starts_at)}`;
  if (status === 'Cancelled') return cancel_reason || '-';
  return (status === 'No Show' && notes) || '-';
};
