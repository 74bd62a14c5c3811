import { companyUsertypes } from '@angan/domain/roles.ts';
import { subuserRoles } from '@angan/domain/team.ts';
import { z } from 'zod';
import { personLimits } from '../auth/auth.ts';
import { call } from '../kit/call.ts';
import { idParams, number, requiredReferences, requiredText, requiredWord, rupees, text } from '../kit/fields.ts';
import { invitationFields } from './invitations.ts';

/** What one person is to reach in a month, and what they have reached; null: no target was set. */
const figures = <V extends z.ZodType>(value: V) => z.object({ visits: value, tokens: value, brokerage: value });
export const targetNames = ['visits', 'tokens', 'brokerage'] as const;
export type TargetName = (typeof targetNames)[number];

/** What passes into other hands when a person leaves, in the order in which it is asked. */
export const handoverKinds = ['inquiry', 'property', 'task', 'loan', 'deal'] as const;
export type HandoverKind = (typeof handoverKinds)[number];

export const TeamMember = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  usertype: z.enum(companyUsertypes),
  mobile: z.string(),
  email: z.string(),
  is_active: z.boolean(),
  joined_on: z.string(),
  /** null for who works here. */
  left_on: z.string().nullable(),
  /** Until when what they left comes back with them; null where it cannot. */
  return_until: z.string().nullable(),
  /** Ids of the areas that they are kept to; none: all. */
  areas: z.array(z.number()),
  /** When a device of theirs was last active; null: never. */
  last_active: z.string().nullable(),
  /** Devices that are logged in. */
  devices: z.number(),
  /** Open inquiries in their hands. */
  open_inquiries: z.number(),
  /** Numbers revealed today, and how many they may; null: no limit. */
  reveals_today: z.number(),
  reveal_limit: z.number().nullable(),
  /** What they did in the last 30 days. */
  lately: z.object({
    inquiries: z.number(),
    properties: z.number(),
    calls: z.number(),
    visits: z.number(),
    shares: z.number(),
  }),
  /** Of the running month in India. */
  month: figures(z.number()),
  target: figures(z.number().nullable()),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** What is open in a person's hands, and the links to clients that end when they leave. */
export const Leaving = z.object({
  open: z.array(z.object({ kind: z.enum(handoverKinds), count: z.number() })),
  shares: z.number(),
  devices: z.number(),
});
export type Leaving = z.infer<typeof Leaving>;

export const teamCalls = {
  list: call({
    method: 'GET',
    shows: [
      'app_user',
      'user_permission',
      'team_invitation',
      'team_leaving',
      'user_device',
      'revealed_number',
      'inquiry',
      'property',
      'task',
      'share',
      'deal',
      'commission_split',
      'company',
    ],
    path: '/properties/team/',
    access: 'team:edit',
    subscription: 'any',
    summary: 'The people of the office, who is invited, and what each did lately',
    answer: z.object({
      people: z.array(TeamMember),
      invitations: z.array(invitationFields),
      /** Who signs in and who is invited, of so many. */
      users: z.object({ used: z.number(), allowed: z.number() }),
    }),
  }),
  update: call({
    method: 'PATCH',
    path: '/properties/team/:id/',
    access: 'team:edit',
    subscription: 'any',
    summary: 'Change name, role or monthly targets of a person; another role holds at once',
    params: idParams,
    body: z.object({
      first_name: requiredText(personLimits.name).optional(),
      last_name: text(personLimits.name),
      usertype: requiredWord(subuserRoles).optional(),
      target_visits: number(0, 1000, 'int'),
      target_tokens: number(0, 1000, 'int'),
      target_brokerage: rupees(),
    }),
    status: 204,
  }),
  leaving: call({
    method: 'GET',
    shows: ['app_user', 'inquiry', 'property', 'task', 'loan', 'deal', 'share', 'user_device'],
    path: '/properties/team/:id/leaving/',
    access: 'team:edit',
    subscription: 'any',
    summary: 'What is open in the hands of a person who is about to leave',
    params: idParams,
    answer: Leaving,
  }),
  leave: call({
    method: 'POST',
    path: '/properties/team/:id/leave/',
    access: 'team:edit',
    subscription: 'any',
    summary: 'Remove a person: all that is open passes to others, every session and link of theirs ends',
    params: idParams,
    body: z.object({
      /** Who takes what over; several share it. A kind of which nothing is open need not be named. */
      to: z.object(
        Object.fromEntries(handoverKinds.map((kind) => [kind, requiredReferences(50).optional()])) as Record<
          HandoverKind,
          z.ZodOptional<ReturnType<typeof requiredReferences>>
        >,
      ),
    }),
    answer: z.object({ handed: z.number(), return_until: z.string() }),
  }),
  comeBack: call({
    method: 'POST',
    path: '/properties/team/:id/come_back/',
    access: 'team:edit',
    subscription: 'any',
    summary: 'Let a person work here again; for seven days with what was theirs, but for what changed hands since',
    params: idParams,
    answer: z.object({ returned: z.number(), kept: z.number() }),
  }),
};
