import { z } from 'zod';
import { call } from '../kit/call.ts';
import { flag, requiredReference } from '../kit/fields.ts';
import { chosenLanguage } from '../kit/languages.ts';
import { shareCodePattern } from '../shares/links.ts';

/** Characters of what a stranger may type, and bytes of all of it. */
export const enquiryLimits = {
  name: 100,
  mobile_number: 24,
  email: 254,
  area: 120,
  budget: 60,
  message: 2000,
  bytes: 32 * 1024,
  /** Seconds within which nobody fills in a form, and after which a page was left open for too long. */
  tooFast: 3,
  tooOld: 24 * 3600,
} as const;

export const enquiryPath = (key: string): string => `/enquiry/${key}/`;
/** The scripts beside a form: the one that draws it on another site, and the one that tells that one its height. */
export const enquiryScripts = ['form.js', 'size.js'] as const;
export type EnquiryScript = (typeof enquiryScripts)[number];
export const enquiryScriptPath = (key: string, script: EnquiryScript): string => `/enquiry/${key}/${script}`;

/** What a visitor may choose, and the deal that it is here. */
export const enquiryDeals = { Buy: 'Sale', Rent: 'Rent' } as const;
export const enquiryKinds = ['Residential', 'Commercial'] as const;

/** What was typed, as it was typed: what is wrong with it stands beside the fields of the page, and not in an answer. */
const Typed = z.record(z.string().max(40), z.unknown()).optional();

/** `in`: it stands in a frame on a site, in the scheme of that site. */
const query = z.object({
  in: flag(),
  scheme: z.enum(['light', 'dark']).optional(),
  sent: flag(),
  language: chosenLanguage,
});

const open = {
  access: 'public',
  subscription: 'any',
  answer: z.string(),
} as const;
const one = { params: z.object({ key: z.string().max(64) }) } as const;

/** What strangers open of an office's form. These answer pages, a picture and scripts, not JSON. */
export const enquiryPageCalls = {
  page: call({
    ...open,
    ...one,
    method: 'GET',
    shows: [],
    path: '/enquiry/:key/',
    summary: 'The form of an office’s own site, as a page; `sent` thanks',
    query,
  }),
  send: call({
    ...open,
    ...one,
    method: 'POST',
    path: '/enquiry/:key/',
    summary: 'An enquiry by the form; answers the way to the thanks, or the page with what is wrong beside its fields',
    query,
    body: Typed,
    status: 303,
  }),
  logo: call({
    ...open,
    ...one,
    method: 'GET',
    shows: [],
    path: '/enquiry/:key/logo/',
    summary: 'The picture of the office on its form',
  }),
  script: call({
    ...open,
    method: 'GET',
    shows: [],
    path: '/enquiry/:key/:script/',
    summary: 'The script that draws the form on another site, and the one that fits its frame',
    params: one.params.extend({ script: z.enum(enquiryScripts) }),
  }),
};

const ofShare = {
  ...open,
  path: '/s/:code/interest/',
  params: z.object({ code: z.string().regex(shareCodePattern) }),
  /** `property`: its place in the share, from 1; none: all of them. */
  query: z.object({ property: requiredReference().optional(), sent: flag(), language: chosenLanguage }),
} as const;

/** What whoever has the link of a share says by it. These answer pages too. */
export const interestCalls = {
  page: call({
    ...ofShare,
    method: 'GET',
    shows: [],
    summary: 'The form by which whoever has the link of a share says that they are interested; `sent` thanks',
  }),
  send: call({
    ...ofShare,
    method: 'POST',
    summary:
      'That somebody is interested in a property of a share, or in all; answers the way to the thanks, or the page with what is wrong beside its fields',
    body: Typed,
    status: 303,
  }),
};
