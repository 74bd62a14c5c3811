/** What of a lease may lie ahead (domain 6.1). */
export const leasesAhead = ['Lease ends', 'Rent rises', 'Lock-in ends'] as const;
export type LeaseAhead = (typeof leasesAhead)[number];

/** Days before it happens from which it is told. */
export const leaseAheadDays: Readonly<Record<LeaseAhead, number>> = {
  'Lease ends': 90,
  'Rent rises': 60,
  'Lock-in ends': 60,
};
