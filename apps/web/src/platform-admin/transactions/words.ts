import { type HeldReason, heldTexts } from '@angan/contract/billing/held.ts';
import type { DeskPayment, DeskRefund, DeskTransaction } from '@angan/contract/platform/transactions.ts';
import { t } from '@lingui/core/macro';
import { statusTones } from '../../billing/light.ts';
import { formatDate, perLanguage, word } from '../../core/language/index.ts';
import type { Tone } from '../../ui/status-badge.tsx';

/** How an order stands, in a word: whether money of it waits for a decision comes first. */
export const standingOf = ({ status, held_reason }: DeskTransaction): { readonly text: string; readonly tone: Tone } =>
  held_reason && status !== 'Refund Requested'
    ? { text: t`Held`, tone: 'warn' }
    : { text: word(status), tone: statusTones[status] };

export const heldText = (reason: HeldReason): string => word(heldTexts[reason]);

const outcomes = perLanguage<Record<NonNullable<DeskPayment['outcome']>, string>>(() => ({
  paid: t`Paid the order`,
  held: t`Held`,
  second: t`Second payment, goes back`,
  returned: t`Given back`,
}));
const states = perLanguage<Record<DeskPayment['status'], string>>(() => ({
  created: t`Begun`,
  authorized: t`Authorised`,
  failed: t`Failed`,
  captured: t`Money came`,
  refunded: t`Given back`,
}));
/** What became of an attempt to pay. */
export const attemptText = ({ outcome, status }: DeskPayment): string =>
  outcome ? outcomes()[outcome] : states()[status];

const causes = perLanguage<Record<DeskRefund['cause'], string>>(() => ({
  Asked: t`Refund`,
  'Second payment': t`Second payment`,
  Held: t`Held money`,
  Surplus: t`More than the order`,
  'At the gateway': t`Refund at the gateway`,
}));
export const causeText = (cause: DeskRefund['cause']): string => causes()[cause];

const steps = perLanguage<Record<DeskRefund['status'], { text: string; tone: Tone }>>(() => ({
  Requested: { text: t`Under way`, tone: 'warn' },
  Done: { text: t`Given back`, tone: 'info' },
  Failed: { text: t`Refused`, tone: 'bad' },
}));
export const refundStep = (status: DeskRefund['status']) => steps()[status];

/** '21/11/2026 to 20/11/2027' */
export const daysText = ({ started_on, ends_on }: { started_on: string; ends_on: string | null }): string =>
  ends_on ? t`${formatDate(started_on)} to ${formatDate(ends_on)}` : t`from ${formatDate(started_on)}, without an end`;
