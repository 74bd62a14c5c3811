import {
  ledgerChannels,
  ledgerFormats,
  shareChannels,
  shareDays,
  shareFormats,
  shareSizes,
} from '@angan/domain/brochure/index.ts';
import { languages } from '@angan/domain/lookups/office.ts';
import { confirmMethods } from '@angan/domain/visit-slip.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { flag, idParams, number, reference, requiredReference, requiredReferences, rupees } from '../kit/fields.ts';
import { chosenLanguage, clientLanguage } from '../kit/languages.ts';
import { shareCodePattern, shareFonts, sharePictureSizes } from './links.ts';

/** How something is sent, and what may be said; both switches are off where nothing is given. */
const sending = {
  inquiry: reference(),
  contact: reference(),
  channel: z.enum(shareChannels),
  show_unit: flag(),
  show_society: flag(),
  /** Stamp duty and registration beside the price, where the state's shares are known. */
  cost_sheet: flag(),
  /** Rupees, printed instead of the price; of a single property. */
  price_quoted: rupees(),
  /** That a new booking without a RERA number is shared all the same. */
  confirm_rera: flag(),
  /** The tour whose stops they are: they are told with the times at which they are seen. */
  visit_group: z.string().max(20).nullish(),
  ...clientLanguage,
  /** Days that the link lasts. */
  days: number(1, shareDays.most, 'int'),
};
const properties = requiredReferences(shareSizes.List);

/** The paper of a visit slip, and how the visitor confirmed it; the way to the paper lasts an hour. */
export const SlipPaper = z.object({
  method: z.enum(confirmMethods),
  /** '' where the reader may not see all that it shows. */
  file: z.string(),
  file_name: z.string(),
});

/** A share as the office sees it. */
export const Share = z.object({
  id: z.number(),
  /** Names the sending on paper, in pictures and in the link; '' where the reader may not see all that was shared. */
  code: z.string(),
  channel: z.enum(ledgerChannels),
  format: z.enum(ledgerFormats),
  /** Of a visit slip. */
  slip: SlipPaper.nullable(),
  /** Who it was for; '' where nobody was named or the reader may not know. */
  to: z.string(),
  contact: z.number().nullable(),
  inquiry: z.number().nullable(),
  by: z.string(),
  created_date: z.string(),
  properties: z.array(
    z.object({
      id: z.number(),
      property_code: z.string(),
      title: z.string(),
      /** Whether the client said on the page that they like it. */
      is_liked: z.boolean(),
    }),
  ),
  show_unit: z.boolean(),
  show_society: z.boolean(),
  price_quoted: z.number().nullable(),
  expires_at: z.string(),
  state: z.enum(['open', 'expired', 'revoked']),
  opened_count: z.number(),
  last_opened_at: z.string().nullable(),
  /** Whether the reader may end its link. */
  may_revoke: z.boolean(),
});
export type Share = z.infer<typeof Share>;

/** A share just made, with what is passed on. */
export const MadeShare = Share.extend({
  /** The message, under 900 characters. */
  text: z.string(),
  /** Address of the page. */
  link: z.string(),
  /** Address of the brochure, from this server's root; as long as the link is good. */
  file: z.string(),
  file_name: z.string(),
});
export type MadeShare = z.infer<typeof MadeShare>;

export const ShareCheck = z.object({
  /** What the sender may choose to show. */
  may_show: z.object({ unit: z.boolean(), society: z.boolean() }),
  properties: z.array(
    z.object({
      id: z.number(),
      property_code: z.string(),
      title: z.string(),
      /** 'Not confirmed for 62 days', for the sender's eyes only. */
      stale: z.string().nullable(),
      gate: z.enum(['yes', 'confirm', 'no']),
      why: z.string(),
    }),
  ),
  format: z.enum(shareFormats),
  /** In which it would speak first. */
  language: z.enum(languages),
  /** The message as it would be, with a stand-in for the link. */
  text: z.string(),
});
export type ShareCheck = z.infer<typeof ShareCheck>;

const listed = z.object({ results: z.array(Share) });
const code = z.object({ code: z.string().regex(shareCodePattern) });
const page = { access: 'public', subscription: 'any', answer: z.string() } as const;

export const shareCalls = {
  check: call({
    method: 'POST',
    shows: ['property', 'inquiry'],
    path: '/properties/shares/check/',
    access: 'property:share',
    writes: false,
    summary: 'What a share would say, and what speaks against it; nothing is sent or written',
    body: z.object({ properties, ...sending }).omit({ channel: true, confirm_rera: true, days: true }),
    answer: ShareCheck,
  }),
  create: call({
    method: 'POST',
    path: '/properties/shares/',
    access: 'property:share',
    summary: 'Share up to 25 properties as a PDF, a text or a link, and write it into the ledger',
    body: z.object({ properties, ...sending }),
    answer: MadeShare,
    status: 201,
  }),
  ofOne: call({
    method: 'POST',
    path: '/properties/property/:id/share_pdf/',
    access: 'property:share',
    summary: 'Share one property',
    params: idParams,
    body: z.object({ ...sending, channel: sending.channel.optional() }),
    answer: MadeShare,
    status: 201,
  }),
  ofProperty: call({
    method: 'GET',
    shows: ['share', 'property', 'inquiry', 'contact'],
    path: '/properties/property/:id/shares/',
    access: 'property:view',
    summary: 'Who got a property when, newest first',
    params: idParams,
    answer: listed,
  }),
  ofInquiry: call({
    method: 'GET',
    shows: ['share', 'inquiry', 'property', 'contact'],
    path: '/properties/inquiry/:id/shares/',
    access: 'inquiry:view',
    summary: 'What was shared for an inquiry, newest first',
    params: idParams,
    answer: listed,
  }),
  ofContact: call({
    method: 'GET',
    shows: ['share', 'contact', 'property', 'inquiry'],
    path: '/properties/contacts/:id/shares/',
    access: 'contact:list',
    summary: 'What a contact was sent, newest first',
    params: idParams,
    answer: listed,
  }),
  revoke: call({
    method: 'POST',
    path: '/properties/shares/:id/revoke/',
    access: 'property:share',
    summary: 'End the link of a share; the own ones, and all for who runs the office',
    params: idParams,
    answer: Share,
  }),
  verify: call({
    method: 'GET',
    shows: ['share'],
    path: '/properties/shares/verify/',
    access: 'viewed_log:view',
    summary: 'Whether every row of the ledger is as it was written',
    answer: z.object({
      entries: z.number(),
      /** Place of the first row that was changed, or is missing; null where all is sound. */
      broken_at: z.number().nullable(),
    }),
  }),
};

/** What strangers with a code are shown. These answer a page, a PDF and pictures, not JSON. */
export const sharePageCalls = {
  page: call({
    ...page,
    method: 'GET',
    shows: [],
    path: '/s/:code/',
    writes: true,
    summary: 'The page of a share',
    params: code,
    /** `again`: it comes back to who had it open, after a like. */
    query: z.object({ again: flag(), language: chosenLanguage }),
  }),
  like: call({
    ...page,
    method: 'POST',
    path: '/s/:code/likes/',
    summary: 'That whoever has the link likes a property of it, or no longer does; answers the way back to the page',
    params: code,
    /** The property by its place in the share, from 1; `likes` is true where nothing is said. */
    body: z.object({ property: requiredReference(), likes: flag() }),
    status: 303,
  }),
  pdf: call({
    ...page,
    method: 'GET',
    shows: [],
    path: '/s/:code/pdf/',
    summary: 'The brochure of a share',
    params: code,
    query: z.object({ language: chosenLanguage }),
  }),
  picture: call({
    ...page,
    method: 'GET',
    shows: [],
    path: '/s/:code/pictures/:number/',
    summary: 'A picture of a share, by the expiring links of its page',
    params: code.extend({
      number: z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number),
    }),
    query: z.object({ t: z.string().max(100).optional(), size: z.enum(sharePictureSizes).optional() }),
  }),
  font: call({
    ...page,
    method: 'GET',
    shows: [],
    path: '/s/fonts/:name/',
    summary: 'A file of the type that the pages of shares are set in',
    params: z.object({ name: z.enum(shareFonts) }),
  }),
};
