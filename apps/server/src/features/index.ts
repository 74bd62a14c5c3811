export { featureHandlers } from './features.ts';
