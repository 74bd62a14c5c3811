import { offerStatuses } from '@angan/domain/lookups/deals.ts';
import { z } from 'zod';
import { requiredUpload } from '../files/upload.ts';
import { call } from '../kit/call.ts';
import { drf } from '../kit/drf-texts.ts';
import { flag, idParams, requiredReference, requiredText, rupees, text } from '../kit/fields.ts';
import { sentenceIn } from '../kit/sentence.ts';
import type { taskSentences } from '../tasks/task-sentences.ts';
import { dealLimits } from './deal-fields.ts';
import { dealStages } from './deal-filters.ts';
import { DealOffer, DealPaper, DealReceipt, offerSides } from './deal-parts.ts';
import { Deal, deals } from './deals.ts';

const item = '/properties/deals/:id/' as const;
const edit = { access: 'deal:edit', params: idParams } as const;
const partOfDeal = idParams.extend({ part: requiredReference() });
const offers = z.object({ results: z.array(DealOffer) });
const papers = z.object({ results: z.array(DealPaper) });

/** Rupees that have to be there. */
const requiredAmount = () =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^\d+(\.\d+)?$/)
          .transform(Number),
      ],
      { error: ({ input }) => (input === undefined || input === null || input === '' ? drf.required : drf.notANumber) },
    )
    .pipe(z.number().positive(drf.min(1)).max(999_999_999_999));

const answers = [offerStatuses[1], offerStatuses[2], offerStatuses[3]] as const;

/** Something that happened with a deal. */
export const DealHappening = z.object({
  id: z.string(),
  kind: z.enum([
    'created',
    'changed',
    'deleted',
    'restored',
    'moved',
    'offer',
    'paper',
    'receipt',
    'task',
    'visit',
    'note',
  ]),
  at: z.string(),
  /** Who did it; '' where nobody did. */
  by: z.string(),
  /** Of `moved`. */
  from: z.enum(dealStages).nullable(),
  to: z.enum(dealStages).nullable(),
  /** Of `offer`. */
  offer: DealOffer.pick({ by_side: true, amount: true, status: true }).nullable(),
  /** What was said; of `paper` and `receipt`, which. */
  text: z.string(),
  /** Of a task, what happened. */
  sentence: sentenceIn<typeof taskSentences>().nullable(),
  /** Labels of the fields that changed. */
  fields: z.array(z.string()),
});
export type DealHappening = z.infer<typeof DealHappening>;

/** What is done on a deal beside its fields: offers, papers, receipts, and what happened. */
export const dealWorkCalls = {
  timeline: call({
    method: 'GET',
    shows: [...deals.calls.list.shows, 'note'],
    path: `${item}timeline/`,
    access: 'deal:view',
    summary: 'What happened with a deal, newest first',
    params: idParams,
    query: z.object({ page: z.string().optional() }),
    answer: z.object({ results: z.array(DealHappening), next: z.string().nullable() }),
  }),
  offers: call({
    method: 'GET',
    shows: ['deal', 'deal_offer'],
    path: `${item}offers/`,
    access: 'deal:view',
    summary: 'The negotiation, newest first',
    params: idParams,
    answer: offers,
  }),
  addOffer: call({
    ...edit,
    method: 'POST',
    path: `${item}offers/`,
    summary: 'Write down an amount that one side names',
    body: z.object({
      by_side: z.enum(offerSides, {
        error: ({ input }) => (input === undefined ? drf.required : drf.notAChoice(input)),
      }),
      amount: requiredAmount(),
      note: text(dealLimits.note),
    }),
    answer: offers,
    status: 201,
  }),
  answerOffer: call({
    ...edit,
    method: 'POST',
    path: `${item}offers/:part/`,
    params: partOfDeal,
    summary: 'Answer an offer: accepted, it is what the deal has agreed on; countered, the other side’s amount follows',
    body: z.object({
      status: z.enum(answers, { error: ({ input }) => (input === undefined ? drf.required : drf.notAChoice(input)) }),
      /** Of Countered: what is asked in return. */
      amount: rupees(),
      note: text(dealLimits.note),
    }),
    answer: offers,
  }),
  papers: call({
    method: 'GET',
    shows: ['deal', 'deal_paper', 'stored_file'],
    path: `${item}papers/`,
    access: 'deal:view',
    summary: 'The checklist of a deal',
    params: idParams,
    answer: papers,
  }),
  addPaper: call({
    ...edit,
    method: 'POST',
    path: `${item}papers/`,
    summary: 'Add a paper of its own to the checklist',
    body: z.object({ item: requiredText(dealLimits.item) }),
    answer: papers,
    status: 201,
  }),
  tickPaper: call({
    ...edit,
    method: 'PATCH',
    path: `${item}papers/:part/`,
    params: partOfDeal,
    summary: 'Tick a paper off, or take that back',
    body: z.object({ is_done: flag().unwrap() }),
    answer: papers,
  }),
  filePaper: call({
    ...edit,
    method: 'POST',
    path: `${item}papers/:part/file/`,
    params: partOfDeal,
    summary: 'Put the file of a paper into the checklist, which ticks it off',
    body: z.object({ file: requiredUpload() }),
    answer: papers,
  }),
  removePaper: call({
    ...edit,
    method: 'DELETE',
    path: `${item}papers/:part/`,
    params: partOfDeal,
    summary: 'Take a paper out of the checklist',
    status: 204,
  }),
  receipts: call({
    method: 'GET',
    shows: ['deal', 'stored_file'],
    path: `${item}receipts/`,
    access: 'deal:view',
    summary: 'The receipts for the token, newest first',
    params: idParams,
    answer: z.object({ results: z.array(DealReceipt) }),
  }),
  makeReceipt: call({
    ...edit,
    method: 'POST',
    path: `${item}receipts/`,
    summary:
      'Make the receipt for the token as a PDF on the office’s paper, with the next number of the financial year',
    answer: DealReceipt,
    status: 201,
  }),
  tenantInquiry: call({
    ...edit,
    method: 'POST',
    path: `${item}tenant_inquiry/`,
    summary: 'Make the inquiry that is proposed for the tenant before the lease ends',
    answer: Deal,
  }),
};
