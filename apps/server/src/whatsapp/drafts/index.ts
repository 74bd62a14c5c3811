export { templateDraftHandlers } from './drafts.ts';
