import { assignRules } from '@angan/domain/assigning.ts';
import { leadDuplicateRules } from '@angan/domain/leads/index.ts';
import { z } from 'zod';
import { choice, flag, reference } from '../kit/fields.ts';

/** What every source of leads has in common: whether it is on, what becomes of its leads, and how many came. */
export const sourceFacts = {
  is_enabled: z.boolean(),
  /** Where a lead does not say it; null: Residential, Sale. */
  default_property_type: z.number().nullable(),
  default_deal_type: z.number().nullable(),
  /** null: as the office gives out its inquiries. */
  assign_rule: z.enum(assignRules).nullable(),
  /** Of the rule 'One person'. */
  assign_to: z.number().nullable(),
  duplicate_rule: z.enum(leadDuplicateRules),
  last_lead_at: z.string().nullable(),
  leads_today: z.number().int(),
  leads_this_month: z.number().int(),
} as const;
export const SourceFacts = z.object(sourceFacts);
export type SourceFacts = z.infer<typeof SourceFacts>;

/** What may be changed of it; what is left out stays. */
export const sourceInput = {
  is_enabled: flag(),
  default_property_type: reference(),
  default_deal_type: reference(),
  assign_rule: choice(assignRules),
  assign_to: reference(),
  duplicate_rule: choice(leadDuplicateRules),
} as const;
