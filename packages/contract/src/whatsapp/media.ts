import { mediaKinds, mediaRules, mediaStatuses } from '@angan/domain/whatsapp/templates/index.ts';
import { z } from 'zod';
import { requiredUpload } from '../files/upload.ts';
import { call } from '../kit/call.ts';
import { idParams, requiredReference, requiredText } from '../kit/fields.ts';
import { oneWord } from '../kit/filters.ts';
import { listQuery, pageOf, queryOf } from '../kit/resource.ts';
import { sentenceIn } from '../kit/sentence.ts';
import type { uploadFailures } from './stored-sentences.ts';

export const mediaDescriptionLength = 300;
/** What is added on the Media screen; documents come in as headers of templates and of messages. */
export const addedMediaKinds = ['Image', 'Video'] as const;

/** More than the largest kind may have, so that what is too large is told in words and not cut off. */
export const mediaUploadBytes = mediaRules.Document.bytes + 1_000_000;

export const WhatsappMedia = z.object({
  id: z.number(),
  /** Meta's id of it; '' as long as it has none. */
  media_id: z.string(),
  /** Link to the file, as of all files. */
  file: z.string(),
  file_name: z.string(),
  bytes: z.number(),
  file_type: z.enum(mediaKinds),
  description: z.string(),
  status: z.enum(mediaStatuses),
  /** Why it failed, in a sentence; '' where it did not. */
  failure: sentenceIn<typeof uploadFailures>().nullable(),
  media_id_date: z.string().nullable(),
  /** Names of the templates whose header it is. */
  used_in: z.array(z.object({ id: z.number(), template_name: z.string() })),
  created_date: z.string(),
  last_updated: z.string(),
});
export type WhatsappMedia = z.infer<typeof WhatsappMedia>;

const toView = { access: 'whatsapp_media:view', subscription: 'any' } as const;
const toCreate = { access: 'whatsapp_media:create', subscription: 'any' } as const;
const toEdit = { access: 'whatsapp_media:edit', subscription: 'any' } as const;
const toDelete = { access: 'whatsapp_media:delete', subscription: 'any' } as const;
export const mediaFilters = {
  file_type: oneWord('file_type', mediaKinds),
  status: oneWord('status', mediaStatuses),
};

export const whatsappMediaCalls = {
  list: call({
    ...toView,
    method: 'GET',
    shows: ['whatsapp_media'],
    path: '/sandesh/whatsapp_media/',
    summary: 'WhatsApp media, the newest first',
    query: z.object({ page: listQuery.page, page_size: listQuery.page_size, ...queryOf(mediaFilters) }),
    answer: pageOf(WhatsappMedia),
  }),
  get: call({
    ...toView,
    method: 'GET',
    shows: ['whatsapp_media'],
    path: '/sandesh/whatsapp_media/:id/',
    summary: 'One WhatsApp medium',
    params: idParams,
    answer: WhatsappMedia,
  }),
  create: call({
    ...toCreate,
    method: 'POST',
    path: '/sandesh/whatsapp_media/',
    summary: 'Add an image, a video or a document for WhatsApp; it is sent to Meta by itself',
    body: z.object({
      file_type: z.enum(mediaKinds),
      file: requiredUpload(),
      description: requiredText(mediaDescriptionLength),
    }),
    fileBytes: mediaUploadBytes,
    answer: WhatsappMedia,
    status: 201,
  }),
  ofProperty: call({
    ...toCreate,
    method: 'POST',
    path: '/sandesh/whatsapp_media/of_property/',
    summary: 'Put a property’s photo or its brochure among the media, to be the header of a message',
    body: z.object({ property: requiredReference(), file_type: z.enum(['Image', 'Document']) }),
    answer: WhatsappMedia,
    status: 201,
  }),
  retry: call({
    ...toEdit,
    method: 'POST',
    path: '/sandesh/whatsapp_media/:id/retry/',
    summary: 'Send a medium to Meta again',
    params: idParams,
    answer: WhatsappMedia,
  }),
  remove: call({
    ...toDelete,
    method: 'DELETE',
    path: '/sandesh/whatsapp_media/:id/',
    summary: 'Delete a medium that no template uses',
    params: idParams,
    status: 204,
  }),
};
