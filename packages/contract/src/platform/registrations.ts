import { z } from 'zod';
import { provable } from '../auth/registration.ts';
import { call } from '../kit/call.ts';
import { idParams } from '../kit/fields.ts';

/** How many of those that wait are shown, the newest. */
export const mostUnfinished = 100;

/** An office that was signed up for and is not open: its number or its address is not proved yet. */
export const UnfinishedRegistration = z.object({
  id: z.number(),
  company_name: z.string(),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  created_date: z.string(),
  /** What is to be proved still. */
  missing: z.array(z.enum(provable)),
});
export type UnfinishedRegistration = z.infer<typeof UnfinishedRegistration>;

const admin = { access: 'admin', subscription: 'any', showsNumbers: true } as const;

export const unfinishedRegistrationCalls = {
  list: call({
    ...admin,
    method: 'GET',
    shows: [],
    path: '/platform/registrations/',
    summary: 'Who signed up and has not proved number and address, the newest first; of one address the last try',
    answer: z.array(UnfinishedRegistration),
  }),
  resend: call({
    ...admin,
    method: 'POST',
    path: '/platform/registrations/:id/resend/',
    summary: 'Send the code and the link again that are still waited for',
    params: idParams,
    status: 204,
  }),
};
