export { bulkHandlers } from './bulk.ts';
