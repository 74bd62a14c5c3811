export { priceHistory } from './price-history.ts';
export { propertyTimeline } from './property-timeline.ts';
