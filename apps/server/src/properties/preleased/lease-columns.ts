import { preleasedFieldNames } from '@angan/contract/properties/preleased.ts';
import type { Lease } from '@angan/domain/preleased.ts';

/** The columns of a lease, as `l`. */
export const leaseColumns = preleasedFieldNames.map((name) => `l.${name}` as const);

/** A row of a lease as the rules of the domain read it. */
export const leaseOf = (row: Omit<Lease, 'cam_payer'> & { cam_payer: string | null }): Lease => row as Lease;
