export { mergingAll, undoingAll } from './merge-certain.ts';
export { mergeHandlers } from './merge-handlers.ts';
export { settling } from './settle-merges.ts';
