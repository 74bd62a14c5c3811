import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams } from '../kit/fields.ts';

/** The kinds of record that files belong to: who may see the record may see its files. */
export const fileKinds = [
  'user_photo',
  'data_migration',
  'contact_export',
  'full_export',
  'property',
  'project',
  'loan',
  'whatsapp_message',
  'whatsapp_media',
  'whatsapp_broadcast',
  'trail',
  'visit_signature',
  'visit_slip',
  'deal_paper',
  'deal_receipt',
  'commission_terms',
] as const;
export type FileKind = (typeof fileKinds)[number];

/** Longest side in pixels of the smaller pictures that are made of a picture; its variants are named so. */
export const pictureSizes = ['320', '480', '960', '1600'] as const;
export type PictureSize = (typeof pictureSizes)[number];
/** Those of a person's photo: in a list and on a page of its own. */
export const photoSizes = ['320', '960'] as const satisfies readonly PictureSize[];
/** Those of a picture of a property or project: on a card and on a screen. */
export const recordPictureSizes = { thumb: '480', screen: '1600' } as const satisfies Record<string, PictureSize>;
/**
 * Longest side of a picture itself, pixels that one may have before the server makes it smaller, and bytes above which
 * it is made smaller before it is sent (spec 5 and 9).
 */
export const pictureLimits = { side: 1920, pixels: 50_000_000, sentBytes: 1024 * 1024 } as const;

/** What a link holds besides the path: a signature that stands in for the header, since <img> cannot send one. */
const query = z.object({ t: z.string().max(200).optional() });

export const fileCalls = {
  get: call({
    method: 'GET',
    shows: ['stored_file', 'property', 'project', 'loan_document'],
    path: '/files/:id/',
    access: 'signed-in',
    subscription: 'any',
    whileDeleting: 'owner',
    summary:
      'A file, by the links that answers hold (they begin at this server’s root and last an hour) or with a token',
    params: idParams,
    query,
    answer: z.string(),
  }),
  variant: call({
    method: 'GET',
    shows: ['stored_file', 'property', 'project', 'loan_document'],
    path: '/files/:id/:variant/',
    access: 'signed-in',
    subscription: 'any',
    whileDeleting: 'owner',
    summary: 'A smaller picture of a file, named by its longest side in pixels',
    params: idParams.extend({ variant: z.enum(pictureSizes) }),
    query,
    answer: z.string(),
  }),
};
