import { languages } from '@angan/domain/lookups/office.ts';
import { confirmMethods } from '@angan/domain/visit-slip.ts';
import { z } from 'zod';
import { upload } from '../files/upload.ts';
import { call } from '../kit/call.ts';
import { drf } from '../kit/drf-texts.ts';
import { flag, idParams } from '../kit/fields.ts';
import { clientLanguage } from '../kit/languages.ts';
import { Share } from './shares.ts';

/** Bytes of a drawn signature at most. */
export const signatureBytes = 300_000;

const chosen = {
  /** All stops of its tour that were seen, instead of this visit alone. */
  whole_tour: flag(),
  show_unit: flag(),
  show_society: flag(),
  ...clientLanguage,
};

/** A property or project as it stands on a slip. */
export const SlipStop = z.object({
  task: z.number(),
  title: z.string(),
  place: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** How it went, in words; '' where nobody said. */
  said: z.string(),
  /** '120 m from the property'; '' where nobody checked in. */
  check_in: z.string(),
  /** What is agreed of brokerage, in words; '' where nothing is. */
  terms: z.string(),
});

export const SlipPreview = z.object({
  /** The name of the visitor, '' where the reader may not know it. */
  visitor: z.string(),
  /** '*******768', to which a code can be sent; '' where there is none. */
  number: z.string(),
  /** In the words of `language`. */
  stops: z.array(SlipStop),
  language: z.enum(languages),
  /** Stops of the tour that are left out, since nobody saw them yet. */
  left_out: z.number().int(),
  /** What the reader may choose to show. */
  may_show: z.object({ unit: z.boolean(), society: z.boolean() }),
});
export type SlipPreview = z.infer<typeof SlipPreview>;

export const slipCalls = {
  preview: call({
    method: 'GET',
    shows: ['task', 'property', 'inquiry', 'contact', 'area', 'society', 'project'],
    path: '/properties/tasks/:id/slip/',
    access: 'property:share',
    summary: 'What the slip of a visit, or of its whole tour, would say; nothing is written',
    params: idParams,
    query: z.object(chosen),
    answer: SlipPreview,
  }),
  sendCode: call({
    method: 'POST',
    path: '/properties/tasks/:id/slip/code/',
    access: 'property:share',
    summary: 'Send the visitor a code by SMS, with which they confirm the slip; who asks does not learn the number',
    params: idParams,
    body: z.object(clientLanguage),
    answer: z.object({ number: z.string() }),
  }),
  create: call({
    method: 'POST',
    path: '/properties/tasks/:id/slip/',
    access: 'property:share',
    summary:
      'Make the slip of a visit with the confirmation of the visitor, write it into the ledger and keep its paper',
    params: idParams,
    body: z.object({
      ...chosen,
      method: z.enum(confirmMethods, {
        error: ({ input }) => (input === undefined ? drf.required : drf.notAChoice(input)),
      }),
      /** The signature as a picture, where they signed. */
      signature: upload(),
      /** The code that they got, where they confirm by it. */
      otp: z.string().trim().max(20).optional(),
    }),
    fileBytes: signatureBytes,
    answer: Share,
    status: 201,
  }),
};
