import { companyUsertypes } from '@angan/domain/roles.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { requiredReference, requiredReferences } from '../kit/fields.ts';

/** Who stays where a term has fewer users than work in the office (domain 7.3). */
export const Staying = z.object({
  /** The first term with too few users, running or booked; null: all have a place. */
  term: z
    .object({
      id: z.number(),
      plan_name: z.string(),
      users_allowed: z.number(),
      /** A day in India. */
      started_on: z.string(),
      has_begun: z.boolean(),
    })
    .nullable(),
  /** How many have to leave by then. */
  over: z.number(),
  /** Who works here, the Owner first and then who came first. `leaves`: as it was chosen. */
  people: z.array(
    z.object({
      id: z.number(),
      first_name: z.string(),
      last_name: z.string(),
      usertype: z.enum(companyUsertypes),
      leaves: z.boolean(),
    }),
  ),
  /** Who takes over their work, where it was chosen. */
  hand_to: z.number().nullable(),
});
export type Staying = z.infer<typeof Staying>;

export const stayingTexts = {
  tooMany: (most: number) => `Choose at most ${most} who stay, you among them.`,
  ownerStays: 'The Owner stays.',
  toWhoStays: 'Choose somebody who stays.',
  allStay: 'Everybody has a place. There is nobody to choose.',
  /** To a person who has no place: when signing in. */
  noPlace: "Your office's plan has fewer people now; ask your owner.",
} as const;

const path = '/properties/team_staying/' as const;
export const stayingCalls = {
  show: call({
    method: 'GET',
    path,
    access: 'team:edit',
    subscription: 'any',
    shows: ['subscription', 'app_user', 'term_leaver'],
    summary: 'The first term that has fewer users than work in the office, and who was chosen to leave',
    answer: Staying,
  }),
  choose: call({
    method: 'PUT',
    path,
    access: 'team:edit',
    subscription: 'any',
    summary: 'Choose who leaves as that term begins, or at once where it has begun, and who takes over their work',
    body: z.object({ leave: requiredReferences(1000), hand_to: requiredReference() }),
    answer: Staying,
  }),
};
