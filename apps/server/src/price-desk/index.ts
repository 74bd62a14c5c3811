import type { priceDeskCalls } from '@angan/contract/price-desk/price-desk.ts';
import type { Handlers } from '../core/http/serve.ts';
import { readComparables } from './comparables.ts';
import { deskRates } from './rates.ts';
import { comparablesSheet } from './sheet.ts';

export const priceDeskHandlers: Handlers<typeof priceDeskCalls> = {
  rates: ({ query }, context) => deskRates(query, context),
  comparables: ({ params, query }, context) => readComparables(context, params.id, query.deal),
  sheet: ({ params, query }, context) => comparablesSheet(context, params.id, query.deal),
};
