import { assignRules } from '@angan/domain/assigning.ts';
import { leadSources } from '@angan/domain/leads/index.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';

/** Days of inquiries by which a rule is tried, and how many of them at most, the newest. */
export const dryRunLimits = { days: 30, inquiries: 5000 } as const;

/** What a rule would have done with the inquiries of the last days. */
export const AssignDryRun = z.object({
  /** Inquiries that it was tried with. */
  count: z.number().int(),
  /** Of them: whom nobody would have got. */
  nobody: z.number().int(),
  /** Who would have got how many, the most first. */
  people: z.array(z.object({ id: z.number(), count: z.number().int() })),
});
export type AssignDryRun = z.infer<typeof AssignDryRun>;

export const assigningCalls = {
  dryRun: call({
    access: 'settings:edit',
    method: 'GET',
    shows: ['inquiry', 'lead_event', 'user_permission'],
    path: '/properties/assign_dry_run/',
    summary: 'To whom a rule would have given the inquiries of the last 30 days; nothing is changed',
    query: z.object({
      /** None: the rule of the office. */
      assign_rule: z.enum(assignRules).optional(),
      /** Of the rule 'One person'. */
      assign_to: z.coerce.number().int().positive().optional(),
      /** Only those that came from here. */
      source: z.enum(leadSources).optional(),
    }),
    answer: AssignDryRun,
  }),
};
