import type { PropertyStatus } from '@angan/domain/lookups/property-lists.ts';

/** Sold, withdrawn and unfinished ones are looked at on purpose. */
export const usualStatus = 'Available' satisfies PropertyStatus;
