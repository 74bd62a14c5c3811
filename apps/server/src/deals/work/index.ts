import type { dealWorkCalls } from '@angan/contract/deals/deal-work.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { findDeal } from '../find-deal.ts';
import { makeTenantInquiry } from '../leases/tenant-inquiry.ts';
import { shownDeal } from '../show-deals.ts';
import { addOffer, answerOffer, offersOf } from './offers.ts';
import { addPaper, filePaper, papersOf, removePaper, tickPaper } from './papers.ts';
import { makeReceipt, receiptsOf } from './receipts.ts';
import { dealTimeline } from './timeline.ts';

export const dealWorkHandlers: Handlers<typeof dealWorkCalls> = {
  timeline: dealTimeline,
  offers: async ({ params }, context) => offersOf(context, (await findDeal(context, params.id)).id),
  papers: async ({ params }, context) => papersOf(context, (await findDeal(context, params.id)).id),
  receipts: async ({ params }, context) => receiptsOf(context, (await findDeal(context, params.id)).id),
  makeReceipt: ({ params }, context) => makeReceipt(context, params.id),

  async addOffer(given, context) {
    await addOffer(context, given);
    return offersOf(context, given.params.id);
  },
  async answerOffer(given, context) {
    await answerOffer(context, given);
    return offersOf(context, given.params.id);
  },
  async addPaper(given, context) {
    await addPaper(context, given);
    return papersOf(context, given.params.id);
  },
  async tickPaper(given, context) {
    await tickPaper(context, given);
    return papersOf(context, given.params.id);
  },
  async filePaper(given, context) {
    await filePaper(context, given);
    return papersOf(context, given.params.id);
  },
  removePaper: (given, context) => removePaper(context, given),

  async tenantInquiry({ params }, context) {
    await makeTenantInquiry(context, params.id);
    return shownDeal(context, params.id);
  },
};
