import { companyUsertypes } from '@angan/domain/roles.ts';
import { revealActions } from '@angan/domain/viewed.ts';
import { z } from 'zod';
import { type Access, call } from '../kit/call.ts';
import { idParams } from '../kit/fields.ts';

/** Where in the product something was looked at: a route without its query, '/searchProperty'. */
const screen = z
  .string()
  .max(60)
  .regex(/^\/[A-Za-z/]*$/)
  .optional();

/** Numbers of the person behind a record, as they are dialled. */
export const Revealed = z.object({
  contact: z.object({ id: z.number(), name: z.string() }),
  /** In the order of the contact's fields; those beyond the daily limit are left out. */
  numbers: z.array(z.string()),
  /** How many were left out. */
  hidden: z.number().int(),
  /** Distinct numbers of today, and of how many; null where nothing limits them. */
  used: z.number().int(),
  limit: z.number().int().nullable(),
});
export type Revealed = z.infer<typeof Revealed>;

/** Who looked. */
export const Viewer = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  usertype: z.enum(companyUsertypes),
});

/** Reveals of today by one person. */
export const RevealsToday = z.object({
  user: Viewer,
  used: z.number().int(),
  /** Null where nothing limits them. */
  limit: z.number().int().nullable(),
});
export type RevealsToday = z.infer<typeof RevealsToday>;

const revealing = <const P extends `/${string}`, const A extends Access>(path: P, access: A) =>
  call({
    method: 'POST',
    path,
    access,
    summary: 'The whole numbers of the person behind it; each new one of the day counts',
    showsNumbers: true,
    params: idParams,
    body: z.object({ action: z.enum(revealActions), screen }),
    answer: Revealed,
  });
const opening = <const P extends `/${string}`, const A extends Access>(path: P, access: A) =>
  call({
    method: 'POST',
    path,
    access,
    summary: 'Note that it was opened; told again within half an hour it is noted once',
    params: idParams,
    body: z.object({ screen }),
    status: 204,
  });

export const viewedCalls = {
  revealProperty: revealing('/properties/property/:id/reveal/', 'property:view'),
  revealInquiry: revealing('/properties/inquiry/:id/reveal/', 'inquiry:view'),
  openProperty: opening('/properties/property/:id/viewed/', 'property:view'),
  openInquiry: opening('/properties/inquiry/:id/viewed/', 'inquiry:view'),
  today: call({
    method: 'GET',
    shows: ['revealed_number'],
    path: '/properties/viewed_today/',
    access: 'signed-in',
    subscription: 'any',
    summary: 'Numbers revealed today, with the limit: of everybody for who reads the logs, else one’s own',
    answer: z.object({ results: z.array(RevealsToday) }),
  }),
};

export const viewedTexts = {
  limitReached: (limit: number) => `Daily limit of ${limit} numbers reached. Ask the owner.`,
} as const;
