import { assignRules } from '@angan/domain/assigning.ts';
import { leadDuplicateRules, websiteFields } from '@angan/domain/leads/index.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { choice, flag, reference } from '../kit/fields.ts';
import { LeadSourceHappening } from './lead-sources.ts';

/** The form of the office's own site. */
export const WebsiteForm = z.object({
  is_enabled: z.boolean(),
  /** What it asks beside name and mobile number, in its order. */
  form_fields: z.array(z.enum(websiteFields)),
  /** The page with the form; '' until it was saved once. Its name on the office's site, `script_url`, draws it in place. */
  page_url: z.string(),
  script_url: z.string(),
  /** Where an enquiry does not say it; null: Residential, Sale. */
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
});
export type WebsiteForm = z.infer<typeof WebsiteForm>;

/** What is left out stays. */
export const WebsiteFormInput = z.object({
  is_enabled: flag(),
  form_fields: z
    .union([z.array(z.enum(websiteFields)).max(websiteFields.length), z.enum(websiteFields).transform((one) => [one])])
    .transform((asked) => websiteFields.filter((one) => asked.includes(one)))
    .optional(),
  default_property_type: reference(),
  default_deal_type: reference(),
  assign_rule: choice(assignRules),
  assign_to: reference(),
  duplicate_rule: choice(leadDuplicateRules),
});
export type WebsiteFormInput = z.input<typeof WebsiteFormInput>;

const path = '/properties/website_form/';
const toEdit = { access: 'settings:edit' } as const;

/** The form of the office's own site. Only the Owner has it. */
export const websiteFormCalls = {
  get: call({
    ...toEdit,
    method: 'GET',
    shows: ['lead_source_setting', 'lead_event'],
    path,
    summary: 'The form of the office’s own site',
    answer: WebsiteForm,
  }),
  save: call({
    ...toEdit,
    method: 'PATCH',
    path,
    summary: 'Turn the form on or off, or change what it asks and what becomes of its leads',
    body: WebsiteFormInput,
    answer: WebsiteForm,
  }),
  rotate: call({
    ...toEdit,
    method: 'POST',
    path: `${path}rotate/`,
    summary: 'Make a new address of the form; the old one ends at once',
    answer: WebsiteForm,
  }),
  happenings: call({
    ...toEdit,
    method: 'GET',
    shows: ['lead_event', 'inquiry'],
    path: `${path}happenings/`,
    summary: 'The last 20 leads of the form, newest first',
    answer: z.object({ results: z.array(LeadSourceHappening) }),
  }),
};
