import { websiteFields } from '@angan/domain/leads/index.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { LeadSourceHappening } from './lead-sources.ts';
import { sourceFacts, sourceInput } from './source-rules.ts';

/** The form of the office's own site. */
export const WebsiteForm = z.object({
  ...sourceFacts,
  /** What it asks beside name and mobile number, in its order. */
  form_fields: z.array(z.enum(websiteFields)),
  /** The page with the form; '' until it was saved once. Its name on the office's site, `script_url`, draws it in place. */
  page_url: z.string(),
  script_url: z.string(),
});
export type WebsiteForm = z.infer<typeof WebsiteForm>;

/** What is left out stays. */
export const WebsiteFormInput = z.object({
  ...sourceInput,
  form_fields: z
    .union([z.array(z.enum(websiteFields)).max(websiteFields.length), z.enum(websiteFields).transform((one) => [one])])
    .transform((asked) => websiteFields.filter((one) => asked.includes(one)))
    .optional(),
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
