export { addressIn, choosing, documentTag, pageTags } from './addresses.ts';
export { policyTitles, policyTypes } from './policies/types.ts';
export { questions } from './questions.ts';
export { supportTopics, supportTypes } from './support/topics.ts';
