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
export { openCommissions } from './open-commissions.ts';
export { maySeeTerms } from './terms.ts';
