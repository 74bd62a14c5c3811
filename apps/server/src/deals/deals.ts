import type { dealCalls } from '@angan/contract/deals/deals.ts';
import type { Handlers } from '../core/http/serve.ts';
import { dealBoard } from './deal-board.ts';
import { listDeals } from './list-deals.ts';
import { moveTo } from './move-deal.ts';
import { renewDeal } from './renew-deal.ts';
import { shownDeal } from './show-deals.ts';
import { insertDeal, markDeleted, updateDeal } from './write-deal.ts';

export const dealHandlers: Handlers<typeof dealCalls> = {
  list: ({ query }, context) => listDeals(query, context),
  board: ({ query }, context) => dealBoard(query, context),
  get: ({ params }, context) => shownDeal(context, params.id),
  create: async ({ body }, context) => shownDeal(context, await insertDeal(context, body)),

  async update({ params, body }, context) {
    await updateDeal(context, params.id, body);
    return shownDeal(context, params.id);
  },

  remove: ({ params }, context) => markDeleted(context, params.id, true),

  async restore({ params }, context) {
    await markDeleted(context, params.id, false);
    return shownDeal(context, params.id);
  },

  async move(given, context) {
    await moveTo(context, given);
    return shownDeal(context, given.params.id);
  },

  async renew({ params }, context) {
    const { deal, is_new } = await renewDeal(context, params.id);
    return { deal: await shownDeal(context, deal), is_new };
  },
};
