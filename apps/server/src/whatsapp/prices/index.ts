export { pricesOf, whatsappPriceHandlers } from './prices.ts';
