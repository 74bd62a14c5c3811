export { gstSummary } from './gst-summary.ts';
export { takeAccounts } from './take-accounts.ts';
