import { durationNames } from '@angan/domain/subscription.ts';
import { z } from 'zod';
import { Buyer, BuyerInput, billingLimits, Quote } from '../billing/orders.ts';
import { call } from '../kit/call.ts';
import { idParams, requiredDay, requiredText, requiredWord, text } from '../kit/fields.ts';
import { DeskOrder } from './transactions.ts';

/** How money comes past the gateway. */
export const offlineMethods = ['NEFT', 'Cash', 'UPI', 'Other'] as const;
export type OfflineMethod = (typeof offlineMethods)[number];

const Wanted = z.object({
  /** The plan's code. */
  plan: requiredText(30),
  duration: requiredWord(durationNames),
  users: z.coerce.number().int().min(1).max(billingLimits.users),
});

const admin = { access: 'admin', subscription: 'any', method: 'POST', params: idParams, showsNumbers: true } as const;
const path = '/platform/accounts/:id/offline/' as const;

export const offlineCalls = {
  quote: call({
    ...admin,
    writes: false,
    shows: ['subscription', 'plan_price', 'transaction', 'company'],
    path: `${path}quote/`,
    summary: 'What a plan comes to for an office today, and to whom its invoice would go',
    body: Wanted.extend({ state_code: text(2) }),
    answer: z.object({ quote: Quote, buyer: Buyer }),
  }),
  pay: call({
    ...admin,
    path,
    summary: 'Turn a plan on that an office paid past the gateway, with its invoice',
    body: Wanted.extend({
      buyer: BuyerInput,
      method: requiredWord(offlineMethods),
      /** By which the bank or the receipt knows the money. */
      reference: requiredText(60),
      paid_on: requiredDay(),
      /** Rupees, GST included: the quote's, or less with a reason. */
      amount: z.coerce.number().min(1).max(100_000_000).multipleOf(0.01),
      reason: text(300),
    }),
    answer: DeskOrder,
    status: 201,
  }),
};
