import {
  headerFormats,
  shownHeaderFormats,
  sourceNames,
  templateCategories,
  templateLanguages,
  templateQualities,
  templateStatuses,
} from '@angan/domain/whatsapp/templates/index.ts';
import { z } from 'zod';
import { upload } from '../files/upload.ts';
import { call } from '../kit/call.ts';
import { idParams, reference, requiredText, text } from '../kit/fields.ts';
import { anyCode, anyOf, anyWord, fromDay, toDay } from '../kit/filters.ts';
import { listQuery, pageOf, queryOf } from '../kit/resource.ts';
import { draftLimits, flatGiven, flatShown, sourceChoice } from './flat-template.ts';
import { mediaUploadBytes } from './media.ts';
import { AnyButton } from './shown-buttons.ts';

/** What a person may say of a template. Nothing but the name has to be there: drafts are kept as they are. */
const input = z.object({
  template_name: requiredText(draftLimits.template_name),
  template_group: reference(),
  language: z.enum(templateLanguages).optional(),
  category: z.enum(templateCategories).optional(),
  header_format: z.enum(headerFormats).optional(),
  header: text(draftLimits.header),
  header_variable: text(draftLimits.header_variable),
  header_variable_field: sourceChoice(),
  /** The sample for the review. It is kept among the media, since every message needs it too. */
  header_media_sample: upload(),
  /** One of the media instead of a new file. */
  header_media: reference(),
  body: text(draftLimits.body),
  footer: text(draftLimits.footer),
  ...flatGiven,
});

export const WhatsappTemplate = z.object({
  id: z.number(),
  template_name: z.string(),
  template_group: z.number().nullable(),
  group_name: z.string().nullable(),
  language: z.string(),
  category: z.enum(templateCategories),
  status: z.enum(templateStatuses),
  quality: z.enum(templateQualities).nullable(),
  header_format: z.enum(shownHeaderFormats),
  header: z.string(),
  header_variable: z.string(),
  header_variable_field: z.enum(['', ...sourceNames]),
  /** Link to the file, and what it is. */
  header_media_sample: z.string().nullable(),
  header_media_name: z.string(),
  header_media_bytes: z.number(),
  header_media: z.number().nullable(),
  header_handle: z.string(),
  /** Meta's id of the header's medium, with which the template is sent; '' where there is none yet. */
  media_id: z.string(),
  waba_id: z.string(),
  waba_template_id: z.string().nullable(),
  body: z.string(),
  footer: z.string(),
  ...flatShown,
  /** Meta's word, and in ours what is wrong and what to change; '' where it was not rejected. */
  rejected_reason: z.string(),
  rejected_what: z.string(),
  rejected_change: z.string(),
  /** Why the last submission or edit was refused at once; '' where it was not. */
  refusal_title: z.string(),
  refusal_message: z.string(),
  previous_category: z.string(),
  correct_category: z.string(),
  /** Parts of Meta's that cannot be edited here, and those of them that keep it from being sent; in words. */
  beyond: z.array(z.string()),
  unfilled: z.array(z.string()),
  /** What Meta has of it is not fully known until the next sync; till then it is neither sent nor edited. */
  is_unread: z.boolean(),
  /** All its buttons in their order, also those that stand in no slot. */
  buttons: z.array(AnyButton),
  cards: z.array(
    z.object({
      format: z.enum(['IMAGE', 'VIDEO']),
      body: z.string(),
      body_values: z.array(z.string()),
      buttons: z.array(AnyButton),
    }),
  ),
  /** Why its content cannot be edited now; '' where it can. */
  edit_refusal: z.string(),
  created_date: z.string(),
  last_updated: z.string(),
  last_synced_at: z.string().nullable(),
});
export type WhatsappTemplate = z.infer<typeof WhatsappTemplate>;

export const templateFilters = {
  language: anyCode('language'),
  category: anyWord('category', templateCategories),
  status: anyWord('status', templateStatuses),
  quality: anyWord('quality', templateQualities),
  /** The WhatsApp Business account. */
  account: anyCode('waba_id'),
  template_group: anyOf('template_group'),
  created_date__gte: fromDay('created_date'),
  created_date__lte: toDay('created_date'),
  last_updated__gte: fromDay('last_updated'),
  last_updated__lte: toDay('last_updated'),
};
export const templateOrdering = ['-last_updated', 'last_updated', '-created_date', 'created_date'] as const;

/** How many there are, for the hub: by status, and of media. */
export const TemplateCounts = z.object({
  templates: z.record(z.enum(templateStatuses), z.number().int()),
  groups: z.number().int(),
  media: z.object({ active: z.number().int(), under_process: z.number().int(), failed: z.number().int() }),
  last_synced_at: z.string().nullable(),
});
export type TemplateCounts = z.infer<typeof TemplateCounts>;

export const Synced = z.object({
  created: z.number().int(),
  changed: z.number().int(),
  /** Those that Meta no longer has. */
  gone: z.number().int(),
  same: z.number().int(),
  /** Those that could not be read or stored; the others were all the same. */
  failed: z.number().int(),
});
export type Synced = z.infer<typeof Synced>;

/** A template that Meta has, and what of it is here. */
export const AvailableTemplate = z.object({
  waba_template_id: z.string(),
  template_name: z.string(),
  language: z.string(),
  category: z.string(),
  status: z.enum(templateStatuses),
  quality: z.enum(templateQualities).nullable(),
  body: z.string(),
  beyond: z.array(z.string()),
  unfilled: z.array(z.string()),
  /** `new`: not here. `differs`: here with another content or state. `same`. */
  here: z.enum(['new', 'differs', 'same']),
  template_group: z.number().nullable(),
});
export type AvailableTemplate = z.infer<typeof AvailableTemplate>;

/** The body of section 7, as the page builds it; the server builds its own from what is stored and compares. */
const submission = z.looseObject({
  name: z.string().max(600).optional(),
  language: z.string().max(20).optional(),
  category: z.string().max(30).optional(),
  components: z
    .array(z.looseObject({ type: z.string().max(20), text: z.string().max(6000).optional() }))
    .max(10)
    .optional(),
});

const path = '/sandesh/whatsapp_template/';
const toView = { access: 'whatsapp_template:view', subscription: 'any' } as const;
const toCreate = { access: 'whatsapp_template:create', subscription: 'any' } as const;
const toEdit = { access: 'whatsapp_template:edit', subscription: 'any' } as const;
const toDelete = { access: 'whatsapp_template:delete', subscription: 'any' } as const;
const one = { params: idParams, answer: WhatsappTemplate } as const;
const asksMeta = { inSteps: true } as const;
const fileBytes = mediaUploadBytes;

export const whatsappTemplateCalls = {
  list: call({
    ...toView,
    method: 'GET',
    shows: ['whatsapp_template'],
    path,
    summary: 'WhatsApp templates',
    // `store` is sent by the specification's client; what it means is not told.
    // `sendable`: only those that WhatsApp has approved and that can be filled here.
    query: z.object({
      ...listQuery,
      store: z.string().max(100).optional(),
      sendable: z.enum(['true']).optional(),
      ...queryOf(templateFilters),
    }),
    answer: pageOf(WhatsappTemplate),
  }),
  counts: call({
    ...toView,
    method: 'GET',
    shows: ['whatsapp_template', 'whatsapp_template_group', 'whatsapp_media'],
    path: `${path}counts/`,
    summary: 'How many templates there are by status, groups, and media',
    answer: TemplateCounts,
  }),
  get: call({
    ...toView,
    ...one,
    method: 'GET',
    shows: ['whatsapp_template'],
    path: `${path}:id/`,
    summary: 'One WhatsApp template',
  }),
  create: call({
    ...toCreate,
    method: 'POST',
    path,
    summary: 'Add a WhatsApp template as a draft',
    body: input,
    fileBytes,
    answer: WhatsappTemplate,
    status: 201,
  }),
  update: call({
    ...toEdit,
    ...one,
    ...asksMeta,
    method: 'PATCH',
    path: `${path}:id/`,
    summary: 'Change a WhatsApp template; one that was submitted is changed at Meta as well',
    body: input.partial(),
    fileBytes,
  }),
  replace: call({
    ...toEdit,
    ...one,
    ...asksMeta,
    method: 'PUT',
    path: `${path}:id/`,
    summary: 'The same as PATCH: changed fields only',
    body: input.partial(),
    fileBytes,
  }),
  submit: call({
    ...toEdit,
    ...one,
    ...asksMeta,
    method: 'POST',
    path: `${path}:id/submit/`,
    summary: 'Submit a draft to Meta',
    body: submission,
  }),
  duplicate: call({
    ...toCreate,
    ...one,
    method: 'POST',
    path: `${path}:id/duplicate/`,
    summary: 'Make a draft of the same content under the next version’s name',
    status: 201,
  }),
  remove: call({
    ...toDelete,
    ...asksMeta,
    method: 'DELETE',
    path: `${path}:id/`,
    summary: 'Delete a template, at Meta first: in its own language only',
    params: idParams,
    status: 204,
  }),
  sync: call({
    ...toEdit,
    ...asksMeta,
    method: 'POST',
    path: `${path}sync/`,
    summary: 'Bring states, qualities and unknown templates from Meta',
    answer: Synced,
  }),
  examples: call({
    ...toView,
    method: 'GET',
    shows: ['contact', 'property', 'inquiry'],
    path: `${path}examples/`,
    summary: 'What variables could be filled with, from the newest records',
    answer: z.object({ examples: z.record(z.enum(sourceNames), z.string()) }),
  }),
  available: call({
    ...toView,
    ...asksMeta,
    method: 'GET',
    shows: ['whatsapp_template'],
    path: `${path}available/`,
    summary: 'All templates that Meta has, and which of them are here',
    answer: z.object({ results: z.array(AvailableTemplate) }),
  }),
  import: call({
    ...toCreate,
    ...asksMeta,
    method: 'POST',
    path: `${path}import/`,
    summary: 'Take over templates that Meta has, each into a group',
    body: z.object({
      templates: z
        .array(z.object({ waba_template_id: z.string().min(1).max(40), template_group: reference() }))
        .min(1)
        .max(1000),
    }),
    answer: Synced,
  }),
};
