export { websiteFormHandlers } from './handlers.ts';
export * from './page/index.ts';
