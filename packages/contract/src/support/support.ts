import { supportFamilies } from '@angan/domain/support.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams } from '../kit/fields.ts';

/** Visits that are shown, the newest first. */
export const shownVisits = 50;

/** That the platform's support may look into the office at this moment, since when and until when at most. */
export const SupportGrant = z.object({ id: z.number(), created_date: z.string(), ends_at: z.string() });
export type SupportGrant = z.infer<typeof SupportGrant>;

/** Somebody of support in the office: when they came and left, and what they looked at, each family as it was first shown. */
export const SupportVisit = z.object({
  id: z.number(),
  admin_name: z.string(),
  entered_at: z.string(),
  /** null: they are in it now. */
  left_at: z.string().nullable(),
  looks: z.array(z.object({ family: z.enum(supportFamilies), at: z.string() })),
});
export type SupportVisit = z.infer<typeof SupportVisit>;

/** What the Owner and the Admin read alike. */
export const Support = z.object({ grant: SupportGrant.nullable(), visits: z.array(SupportVisit) });
export type Support = z.infer<typeof Support>;

export const supportTexts = {
  readOnly: 'Support looks at this office and changes nothing.',
  closed: 'This is not for support to see.',
  noGrant: 'The owner of this office has not let support in, or no longer does.',
  given: 'Support may look already.',
} as const;

const path = '/properties/support_grant/' as const;
const ofAccount = '/platform/accounts/:id/support/' as const;
const any = { subscription: 'any', answer: Support } as const;

export const supportCalls = {
  get: call({
    ...any,
    method: 'GET',
    shows: ['support_grant', 'support_visit'],
    path,
    access: 'support_grant:view',
    summary: 'Whether the platform’s support may look into the office, and what it looked at, the newest visits first',
  }),
  give: call({
    ...any,
    method: 'POST',
    path,
    access: 'support_grant:create',
    summary: 'Let the platform’s support look into the office for an hour, without changing anything',
    status: 201,
  }),
  end: call({
    ...any,
    method: 'POST',
    path: `${path}end/`,
    access: 'support_grant:edit',
    summary: 'End that support may look; who is in the office is out of it at once',
  }),
  ofAccount: call({
    ...any,
    method: 'GET',
    shows: ['support_grant', 'support_visit'],
    path: ofAccount,
    access: 'admin',
    summary: 'Whether an office lets support look, and what was looked at, the newest visits first',
    params: idParams,
  }),
  enter: call({
    method: 'POST',
    path: `${ofAccount}enter/`,
    access: 'admin',
    subscription: 'any',
    summary: 'Begin to look into an office as support: a session of its own, which ends with the grant',
    params: idParams,
    answer: z.object({ access: z.string(), refresh: z.string() }),
    status: 201,
  }),
};
