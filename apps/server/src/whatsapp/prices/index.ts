export { pricesOf, whatsappPriceHandlers } from './prices.ts';
export { replyCostOf } from './reply-cost.ts';
export { templatePriceOf } from './template-price.ts';
