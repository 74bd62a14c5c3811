import { offerStatuses, ourSides } from '@angan/domain/lookups/deals.ts';
import { z } from 'zod';
import { drf } from '../kit/drf-texts.ts';
import { requiredReference } from '../kit/fields.ts';
import { Property } from '../properties/properties.ts';
import { dealTexts } from './texts.ts';

/** A property as a deal shows it. */
export const DealProperty = Property.pick({
  id: true,
  property_code: true,
  property_type: true,
  property_subtype: true,
  deal_type: true,
  bhk: true,
  unit_no: true,
  wing: true,
  area: true,
  society_name: true,
  status: true,
  sale_price_total: true,
  rent_total: true,
  deposit: true,
  size: true,
  size_unit: true,
  size_basis: true,
  size_sqft: true,
  carpet_sqft: true,
  carpet_is_estimate: true,
  cover: true,
});
export type DealProperty = z.infer<typeof DealProperty>;

/** A type of units of a builder's project that a new booking is about. */
export const DealUnit = z.object({
  id: z.number(),
  unit_name: z.string(),
  bhk: z.number().nullable(),
  project: z.object({ id: z.number(), project_name: z.string(), property_type: z.number() }),
});

/** One of the office's people who close a deal, with the percent of it that is theirs. */
export const ClosingUser = z.object({
  user: z.object({ id: z.number(), first_name: z.string(), last_name: z.string(), is_active: z.boolean() }),
  share_percent: z.number(),
});

const hundred = 100_000;
const share = z.number({ error: drf.notANumber }).positive(drf.min(0)).max(100, drf.max(100));
/** Thousandths, so that 33.333, 33.333 and 33.334 are 100. */
const sumOfShares = (all: readonly { share_percent: number }[]): number =>
  all.reduce((sum, { share_percent }) => sum + Math.round(share_percent * 1000), 0);

/** Who closes a deal, each once; nobody, or shares that sum to 100. */
export const ClosingUsers = z
  .array(z.object({ user: requiredReference(), share_percent: share }))
  .max(20)
  .refine((all) => new Set(all.map(({ user }) => user)).size === all.length, dealTexts.sharesOnce)
  .refine((all) => all.length === 0 || sumOfShares(all) === hundred, dealTexts.sharesSum);

/** Which of the two sides names an amount. */
export const offerSides = [ourSides[1], ourSides[2]] as const;

/** A line of the negotiation. Rupees: the price, or a month's rent. */
export const DealOffer = z.object({
  id: z.number(),
  by_side: z.enum(offerSides),
  amount: z.number(),
  note: z.string(),
  status: z.enum(offerStatuses),
  /** Who wrote it down. */
  by: z.string(),
  created_date: z.string(),
});
export type DealOffer = z.infer<typeof DealOffer>;

/** A line of the checklist. */
export const DealPaper = z.object({
  id: z.number(),
  item: z.string(),
  is_done: z.boolean(),
  /** Who ticked it; '' where nobody did. */
  by: z.string(),
  done_at: z.string().nullable(),
  file: z.object({ name: z.string(), url: z.string() }).nullable(),
});
export type DealPaper = z.infer<typeof DealPaper>;

/** A receipt for a token, as it was handed out. */
export const DealReceipt = z.object({
  id: z.number(),
  number: z.string(),
  amount: z.number(),
  paid_on: z.string(),
  url: z.string(),
  created_date: z.string(),
});
export type DealReceipt = z.infer<typeof DealReceipt>;
