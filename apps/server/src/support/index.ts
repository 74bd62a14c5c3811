export { endingSupport } from './end.ts';
export { supportHandlers } from './handlers.ts';
