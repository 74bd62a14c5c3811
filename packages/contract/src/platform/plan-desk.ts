import { durations } from '@angan/domain/subscription.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { date, flag, idParams, number, requiredDay, requiredText, text } from '../kit/fields.ts';
import { Plan, PlanFeature, PlanPrice } from '../plans/plans.ts';

/** What editing the plans says. */
export const planDeskTexts = {
  fromToday: 'Choose today or a later day: what was sold before stays as it was.',
  soldToday: 'This price has sold today already. Let the new one hold from tomorrow.',
  listAbove: 'It has to be more than the price, or empty.',
  usersAbove: 'It has to be more than the users included, or empty.',
  heldBefore: 'This price holds already, or has held. Let another one hold from a day on.',
  oneOff: 'Enter a percent or an amount, not both.',
  knownCode: 'There is a coupon with this code.',
  couponCode: 'Use 3 to 30 capital letters, digits or hyphens.',
  endsBefore: 'It ends before it begins.',
  lastPlan: 'The trial has to stay as it is: every new office begins with it.',
} as const;

const DeskPrice = PlanPrice.extend({
  valid_from: z.string(),
  valid_to: z.string().nullable(),
  /** Orders that were opened at it. */
  sold: z.number(),
});
export type DeskPrice = z.infer<typeof DeskPrice>;

/** A plan with all its prices, those of days before and to come too. Prices in rupees without GST. */
export const DeskPlan = Plan.extend({
  is_public: z.boolean(),
  is_trial: z.boolean(),
  is_active: z.boolean(),
  prices: z.array(DeskPrice),
  features: z.array(PlanFeature),
  /** Offices that have it today. */
  offices: z.number(),
});
export type DeskPlan = z.infer<typeof DeskPlan>;

export const DeskCoupon = z.object({
  id: z.number(),
  code: z.string(),
  percent: z.number().nullable(),
  amount: z.number().nullable(),
  plan: z.number().nullable(),
  valid_from: z.string(),
  valid_to: z.string().nullable(),
  most_uses: z.number().nullable(),
  used: z.number(),
});
export type DeskCoupon = z.infer<typeof DeskCoupon>;

const admin = { access: 'admin', subscription: 'any' } as const;
const plans = '/platform/plans/' as const;
const coupons = '/platform/coupons/' as const;
const most = 1_000_000_000;

/** Of limits null says that there is none. */
export const planEdit = z.object({
  plan_name: requiredText(40).optional(),
  tagline: text(120),
  users_included: z.coerce.number().int().min(1).max(1000).optional(),
  max_users: number(1, 10_000, 'int'),
  max_properties: number(0, most, 'int'),
  max_open_inquiries: number(0, most, 'int'),
  picture_bytes: number(0, 2 ** 50, 'int'),
  import_rows_a_month: number(0, most, 'int'),
  import_rows_a_file: number(0, most, 'int'),
  lead_sources: number(0, 1000, 'int'),
  web_devices: number(1, 1000, 'int'),
  phone_devices: number(1, 1000, 'int'),
  is_public: flag(),
  is_active: flag(),
});

export const planDeskCalls = {
  list: call({
    ...admin,
    method: 'GET',
    shows: ['plan', 'plan_price', 'plan_feature', 'transaction', 'subscription'],
    path: plans,
    summary: 'All plans with their prices and features, the smallest first',
    answer: z.array(DeskPlan),
  }),
  update: call({
    ...admin,
    method: 'PATCH',
    path: `${plans}:id/`,
    summary: 'Change what a plan is called and holds, for all who have it',
    params: idParams,
    body: planEdit,
    answer: DeskPlan,
  }),
  addPrice: call({
    ...admin,
    method: 'POST',
    path: `${plans}:id/prices/`,
    summary: 'Let another price hold from a day on; the one before ends the day before',
    params: idParams,
    body: z.object({
      duration_months: z.literal(Object.values(durations)),
      price: z.coerce.number().int().min(0).max(100_000_000),
      list_price: number(1, 100_000_000, 'int'),
      extra_user_price: number(0, 10_000_000, 'int'),
      valid_from: requiredDay(),
    }),
    answer: DeskPlan,
    status: 201,
  }),
  removePrice: call({
    ...admin,
    method: 'DELETE',
    path: '/platform/plan-prices/:id/',
    summary: 'Take back a price of days to come; the one before goes on',
    params: idParams,
    status: 204,
  }),
  setFeature: call({
    ...admin,
    method: 'PUT',
    path: `${plans}:id/features/`,
    summary: 'Say what a plan holds of a feature; a new key is a new row of the comparison',
    params: idParams,
    body: z.object({
      key: requiredText(30).pipe(z.string().regex(/^[a-z][a-z0-9_]{0,29}$/)),
      label: requiredText(60),
      value: requiredText(60),
    }),
    answer: DeskPlan,
  }),
  coupons: call({
    ...admin,
    method: 'GET',
    shows: ['coupon', 'transaction'],
    path: coupons,
    summary: 'The last two hundred coupons, the newest first, with how often each was used',
    answer: z.array(DeskCoupon),
  }),
  addCoupon: call({
    ...admin,
    method: 'POST',
    path: coupons,
    summary: 'Add a coupon, which each office may use once',
    body: z.object({
      code: z
        .string()
        .trim()
        .toUpperCase()
        .pipe(z.string().regex(/^[A-Z0-9-]{3,30}$/, planDeskTexts.couponCode)),
      percent: number(1, 100, 'int'),
      amount: number(1, 10_000_000, 'int'),
      plan: number(1, Number.MAX_SAFE_INTEGER, 'int'),
      valid_from: requiredDay(),
      valid_to: date(),
      most_uses: number(1, 1_000_000, 'int'),
    }),
    answer: DeskCoupon,
    status: 201,
  }),
  endCoupon: call({
    ...admin,
    method: 'POST',
    path: `${coupons}:id/end/`,
    summary: 'End a coupon: from now on nobody uses it',
    params: idParams,
    answer: DeskCoupon,
  }),
};
