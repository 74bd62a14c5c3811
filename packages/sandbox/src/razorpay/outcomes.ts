import type { Method } from './entities.ts';

export interface Failed {
  readonly code: string;
  readonly description: string;
  readonly reason: string;
  readonly source: string;
  readonly step: string;
}
/** What becomes of an attempt; `waits`: the customer has yet to answer in the UPI app. */
export type Outcome = { readonly is: 'captured' | 'waits' } | { readonly is: 'failed'; readonly why: Failed };

const failed = (description: string, reason: string, source = 'customer', step = 'payment_authorization'): Outcome => ({
  is: 'failed',
  why: { code: 'BAD_REQUEST_ERROR', description, reason, source, step },
});

export const declined = failed(
  'Your payment was declined by the bank. No money was taken. Try another way to pay.',
  'payment_declined',
  'bank',
);
export const cancelled = failed('You have cancelled the payment in your UPI app.', 'payment_cancelled');
const captured: Outcome = { is: 'captured' };

/** Razorpay's test cards, by what they do. */
const cards: Readonly<Record<string, Outcome>> = {
  '4100280000001007': captured,
  '5500670000001002': captured,
  '6527658900001005': captured,
  '4718609108204366': captured,
  '4012888888881881': failed(
    'International cards are not allowed. Use a card of an Indian bank.',
    'international_transaction_not_allowed',
    'business',
  ),
  '4100280000080001': failed(
    'Your payment could not be completed due to insufficient account balance. Try another card or payment method.',
    'insufficient_funds',
  ),
  '4100280000060003': declined,
  '4100280000090000': failed('Your payment was not completed on time. Try again.', 'payment_timed_out'),
};

export interface Attempt {
  readonly method: Method;
  readonly vpa?: string | undefined;
  readonly card?: { readonly number: string; readonly otp: string } | undefined;
  /** Netbanking's page has two buttons. */
  readonly bank_says?: 'success' | 'failure' | undefined;
}

/** What becomes of an attempt, as the test mode has it. */
export const outcomeOf = ({ method, vpa = '', card, bank_says }: Attempt): Outcome => {
  if (method === 'upi') {
    if (vpa === 'success@razorpay') return captured;
    if (vpa === 'failure@razorpay')
      return failed('Payment was unsuccessful as it was declined in the UPI app.', 'payment_failed');
    return { is: 'waits' };
  }
  if (method === 'netbanking') return bank_says === 'failure' ? declined : captured;
  const known = cards[(card?.number ?? '').replace(/\D/g, '')];
  if (!known) return failed('Your card number is not valid. Check it and try again.', 'incorrect_card_number');
  if (known.is === 'captured' && !/^\d{4,10}$/.test(card?.otp ?? ''))
    return failed('Payment processing failed because of an incorrect OTP.', 'incorrect_otp');
  return known;
};
