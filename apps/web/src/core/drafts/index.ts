export { restoreDraft, useDraft } from './use-draft.ts';
