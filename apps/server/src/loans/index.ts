export { maySeeLoanFile } from './find-loan.ts';
export { followedCommissions, followedPapers, followedReceipts } from './follow-desk.ts';
export { hearsOfLoan } from './hears.ts';
export { loansInAlerts } from './in-alerts.ts';
export { askedLoans } from './list-loans.ts';
export { loanHandlers, loanPartHandlers } from './loans.ts';
export { loanHistoryHandlers } from './timeline.ts';
export { payoutDue } from './totals.ts';
