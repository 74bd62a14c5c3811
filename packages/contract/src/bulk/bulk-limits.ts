/** Of adding many at once (domain 6.4). */
export const bulkLimits = {
  /** Rows of one save. */
  rows: 50,
  /** Empty rows that a grid starts with. */
  startRows: 5,
  /** Percent: a property below it still lacks detail. */
  completeness: 50,
} as const;
