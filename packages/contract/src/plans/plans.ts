import { z } from 'zod';
import { call } from '../kit/call.ts';

/** What can be had, as visitors read it too. Of limits null says that there is none. */
export const Plan = z.object({
  id: z.number(),
  /** How addresses and programs know it. */
  code: z.string(),
  plan_name: z.string(),
  tagline: z.string(),
  /** People who sign in, the Owner among them. */
  users_included: z.number(),
  /** With users bought beyond those included; null: none can be. */
  max_users: z.number().nullable(),
  max_properties: z.number().nullable(),
  max_open_inquiries: z.number().nullable(),
  picture_bytes: z.number().nullable(),
  import_rows_a_month: z.number().nullable(),
  import_rows_a_file: z.number().nullable(),
  lead_sources: z.number().nullable(),
  /** On how many one person is signed in at once: computers, and phones apart from them. */
  web_devices: z.number().nullable(),
  phone_devices: z.number().nullable(),
  sort: z.number(),
});
export type Plan = z.infer<typeof Plan>;

/** What a plan costs for so many months: whole rupees without GST. */
export const PlanPrice = z.object({
  id: z.number(),
  plan: z.number(),
  duration_months: z.number(),
  price: z.number(),
  /** Shown struck through; null: nothing is. */
  list_price: z.number().nullable(),
  /** Of one user beyond those included; null: none can be had. */
  extra_user_price: z.number().nullable(),
});
export type PlanPrice = z.infer<typeof PlanPrice>;

/** What is told of a plan beside its limits and prices. */
export const PlanFeature = z.object({
  id: z.number(),
  plan: z.number(),
  /** What a client words itself goes by this; of another it shows the label. */
  key: z.string(),
  label: z.string(),
  /** 'true', 'false', a number, 'Unlimited', or a word. */
  value: z.string(),
  group: z.string(),
  sort: z.number(),
});
export type PlanFeature = z.infer<typeof PlanFeature>;

const open = { method: 'GET', access: 'public', subscription: 'any' } as const;

export const planCalls = {
  plans: call({
    ...open,
    shows: ['plan'],
    path: '/properties/plans/',
    summary: 'The plans that can be had, the smallest first',
    answer: z.array(Plan),
  }),
  prices: call({
    ...open,
    shows: ['plan_price'],
    path: '/properties/plan-prices/',
    summary: "Today's prices of the plans for 1, 3, 6 and 12 months, without GST",
    answer: z.array(PlanPrice),
  }),
  features: call({
    ...open,
    shows: ['plan_feature'],
    path: '/properties/plan-features/',
    summary: 'What the plans hold beside their limits',
    answer: z.array(PlanFeature),
  }),
};
