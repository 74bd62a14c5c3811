export { tellOfDues } from './days.ts';
export { cancelCommissions, duesSettled, followDeal } from './deal-moves.ts';
export {
  accountHandlers,
  commissionHandlers,
  evidenceHandlers,
  letterHandlers,
  paperHandlers,
  receiptHandlers,
  splitHandlers,
} from './handlers.ts';
export { issuePaper } from './issue-paper.ts';
export { planLetters, sendingLetters } from './letters-by-themselves.ts';
export { isDue } from './list-commissions.ts';
export { askedOfLender } from './loan-facts.ts';
export { moveCommission } from './move-commission.ts';
export { officeTermHandlers } from './office-terms.ts';
export { openCommissions } from './open-commissions.ts';
export { duePart, hasPayoutDue, type PayoutOfLoan, payoutColumn } from './payout-columns.ts';
export { followLoan, payoutStands, restoreLoan } from './payouts.ts';
export { reminderLetterHandlers } from './reminder-letters.ts';
export { sendLetter } from './send-letter.ts';
export { maySeeTerms, readTerms } from './terms.ts';
export { insertReceipt, updateReceipt } from './write-receipt.ts';
export { paySplit, setSplits } from './write-splits.ts';
