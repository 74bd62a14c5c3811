export { motivationHandlers } from './motivation.ts';
export { quoteHandlers } from './quote.ts';
export { writeMotivation } from './write-motivation.ts';
