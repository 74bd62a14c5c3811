import { assignRules } from '@angan/domain/assigning.ts';
import { weekdays } from '@angan/domain/lookups/office.ts';
import { states } from '@angan/domain/lookups/places.ts';
import { mobileDigits } from '@angan/domain/mobile.ts';
import { tidyTaxNumber } from '@angan/domain/tax-numbers.ts';
import { sizeUnitNames } from '@angan/domain/units.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { drf } from '../kit/drf-texts.ts';
import { choice, choices, date, email, oneOf, reference, requiredText, text, tidyText } from '../kit/fields.ts';

/** Characters that a company's texts may have. Numbers may be typed with spaces, which are taken off. */
export const companyLimits = {
  company_name: 150,
  legal_name: 150,
  email: 254,
  address: 300,
  rera_no: 80,
  number: 30,
  /** Two lines at the foot of a brochure, beside what always stands there. */
  pdf_foot: 100,
} as const;

/** How numbers are kept, however they were typed: without spaces, in capitals. */
export const tidyCompany = {
  mobile: mobileDigits,
  pincode: (typed: string) => typed.replace(/\s/g, ''),
  gstin: tidyTaxNumber,
  pan: tidyTaxNumber,
} as const;

export const stateNames = states.map(({ state }) => state) as [string, ...string[]];
const time = z.iso.time({ error: drf.time });

/** When the office is open: on which days, from when until when, as HH:MM in India. */
const WorkingHours = z.object({ days: z.array(z.enum(weekdays)).min(1, drf.emptyList), from: time, to: time });

/** What an Owner says about the company. Whether it holds together is told by `companyMistakes`. */
export const CompanyInput = z.object({
  company_name: requiredText(companyLimits.company_name).optional(),
  /** As the PAN and the GST register have it. */
  legal_name: text(companyLimits.legal_name),
  mobile: tidyText(companyLimits.number, tidyCompany.mobile),
  email: email(companyLimits.email),
  address: text(companyLimits.address),
  city: reference(),
  pincode: tidyText(companyLimits.number, tidyCompany.pincode),
  gstin: tidyText(companyLimits.number, tidyCompany.gstin),
  pan: tidyText(companyLimits.number, tidyCompany.pan),
  rera_no: text(companyLimits.rera_no),
  rera_state: choice(stateNames),
  rera_valid_to: date(),
  default_city: reference(),
  /** What sizes of homes and premises are typed in, and those of land. */
  default_size_unit: choice(sizeUnitNames),
  default_land_unit: choice(sizeUnitNames),
  working_hours: z.union([WorkingHours, z.literal('').transform(() => null), z.null()], oneOf).optional(),
  weekly_off: choices(weekdays),
  assign_rule: z.enum(assignRules, { error: ({ input }) => drf.notAChoice(input) }).optional(),
  /** The person of the rule 'One person'. */
  assign_to: reference(),
  /** Of brochures: '#rrggbb', null for the usual one; and a line for the foot of each page. */
  pdf_colour: z
    .union([z.literal('').transform(() => null), z.null(), z.string().trim().toLowerCase()], oneOf)
    .optional(),
  pdf_foot: text(companyLimits.pdf_foot),
});
export type CompanyInput = z.input<typeof CompanyInput>;

export const CompanyProfile = z.object({
  id: z.number(),
  company_name: z.string(),
  legal_name: z.string(),
  /** Link to a picture of 320 pixels. It is changed with the Owner's photo, at `me`. */
  profile_photo: z.string().nullable(),
  mobile: z.string(),
  email: z.string(),
  address: z.string(),
  city: z.number().nullable(),
  /** Follows from the city; '' without one. */
  state: z.string(),
  pincode: z.string(),
  gstin: z.string(),
  pan: z.string(),
  rera_no: z.string(),
  rera_state: z.string().nullable(),
  rera_valid_to: z.string().nullable(),
  default_city: z.number().nullable(),
  default_size_unit: z.enum(sizeUnitNames).nullable(),
  default_land_unit: z.enum(sizeUnitNames).nullable(),
  working_hours: z.object({ days: z.array(z.enum(weekdays)), from: z.string(), to: z.string() }).nullable(),
  weekly_off: z.array(z.enum(weekdays)),
  /** To whom an inquiry goes that comes without somebody who sees to it. */
  assign_rule: z.enum(assignRules),
  assign_to: z.number().nullable(),
  pdf_colour: z.string().nullable(),
  pdf_foot: z.string(),
  subscription_status: z.enum(['Active', 'Expired']),
  /** null where it does not end. */
  subscription_ends_at: z.string().nullable(),
  last_updated: z.string(),
});
export type CompanyProfile = z.infer<typeof CompanyProfile>;

export const companyCalls = {
  get: call({
    method: 'GET',
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
