export {
  availableCredit,
  type Coupon,
  carriedCredit,
  discountOf,
  type PaidTerm,
  type Purchase,
  type Purpose,
  priceOfTerm,
  purchaseOfTerm,
  purchaseOfUsers,
  purposeOf,
  purposes,
  type Sums,
  settleTerm,
  type TermWithUsers,
  type WantedTerm,
} from './purchase.ts';
export { creditOf, daysFrom, daysOf, followingDays, openTerms, remainingDays, type Term, type TermDays } from './term.ts';
