import type { dealCalls } from '@angan/contract/deals/deals.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import { dealRows, showDeal } from './deal-row.ts';
import { listDeals } from './list-deals.ts';
import { moveTo } from './move-deal.ts';
import { insertDeal, markDeleted, updateDeal } from './write-deal.ts';

const shown = async (context: Context, id: number) => {
  const row = await dealRows(context).where('d.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return showDeal(row, context);
};

export const dealHandlers: Handlers<typeof dealCalls> = {
  list: ({ query }, context) => listDeals(query, context),
  get: ({ params }, context) => shown(context, params.id),
  create: async ({ body }, context) => shown(context, await insertDeal(context, body)),

  async update({ params, body }, context) {
    await updateDeal(context, params.id, body);
    return shown(context, params.id);
  },

  remove: ({ params }, context) => markDeleted(context, params.id, true),

  async restore({ params }, context) {
    await markDeleted(context, params.id, false);
    return shown(context, params.id);
  },

  async move(given, context) {
    await moveTo(context, given);
    return shown(context, given.params.id);
  },
};
