import { guardStatuses } from '@angan/domain/subscription.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { givenOf, shownOf } from '../kit/pairs.ts';
import { companyFields } from './company-fields.ts';

export const CompanyInput = z.object(givenOf(companyFields));
export type CompanyInput = z.input<typeof CompanyInput>;

export const CompanyProfile = z.object({
  id: z.number(),
  ...shownOf(companyFields),
  /** Link to a picture of 320 pixels. It is changed with the Owner's photo, at `me`. */
  profile_photo: z.string().nullable(),
  /** Follows from the city; '' without one. */
  state: z.string(),
  subscription_status: z.enum(guardStatuses),
  last_updated: z.string(),
});
export type CompanyProfile = z.infer<typeof CompanyProfile>;

export const companyCalls = {
  get: call({
    method: 'GET',
    shows: ['company'],
    path: '/properties/company/',
    showsNumbers: true,
    access: 'company:view',
    subscription: 'any',
    summary: 'What the own company says about itself',
    answer: CompanyProfile,
  }),
  update: call({
    method: 'PATCH',
    path: '/properties/company/',
    showsNumbers: true,
    access: 'settings:edit',
    subscription: 'any',
    summary: 'Change what the own company says about itself',
    body: CompanyInput,
    answer: CompanyProfile,
  }),
};
