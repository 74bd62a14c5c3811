export {
  type LeaseEvent,
  type LeaseProgress,
  leaseEvents,
  leaseProgress,
  lockInEnd,
} from './lease-clock.ts';
export { type NextLease, nextLease } from './next-lease.ts';
export { type LeasedPlace, type LeaseRenewal, leaseRenewal, type TenantInquiry } from './renewal.ts';
export {
  type Escalation,
  type LeaseTerms,
  type RentRow,
  type RentStep,
  rentInMonth,
  rentSchedule,
  rentSteps,
} from './rent.ts';
export { daysLeft, monthOf, monthStart, monthsInTerm, termEnd } from './term.ts';
