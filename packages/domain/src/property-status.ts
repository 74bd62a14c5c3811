/** How a property's status moves by hand (domain 2.1.4): one table of who may make which move, and what it asks. */
import { type DealType, dealUnit } from './lookups/deal-types.ts';
import { holdReasons, type PropertyStatus, withdrawReasons } from './lookups/property-lists.ts';
import type { Permission } from './roles.ts';

/** What has to be said with a move. `complete`: nothing may be missing of what an Available property needs. */
export type MoveNeed = 'reason' | 'hold_until' | 'closed_by' | 'price' | 'lease_end' | 'complete';
export type MovePermission = Extract<Permission, 'property:edit' | 'property:hold' | 'property:close'>;

export interface StatusMove {
  readonly from: PropertyStatus;
  readonly to: PropertyStatus;
  readonly permission: MovePermission;
  readonly needs: readonly MoveNeed[];
}

const hold: readonly MoveNeed[] = ['reason', 'hold_until'];
const sold: readonly MoveNeed[] = ['closed_by', 'price'];
const rented: readonly MoveNeed[] = ['closed_by', 'price', 'lease_end'];

/** Every move there is. What does not stand here cannot be done by anybody. */
export const statusMoves: readonly StatusMove[] = [
  { from: 'Draft', to: 'Available', permission: 'property:edit', needs: ['complete'] },
  { from: 'Draft', to: 'Withdrawn', permission: 'property:hold', needs: ['reason'] },
  { from: 'Available', to: 'On Hold', permission: 'property:hold', needs: hold },
  { from: 'Available', to: 'Under Offer', permission: 'property:close', needs: [] },
  { from: 'Available', to: 'Sold', permission: 'property:close', needs: sold },
  { from: 'Available', to: 'Rented', permission: 'property:close', needs: rented },
  { from: 'Available', to: 'Withdrawn', permission: 'property:hold', needs: ['reason'] },
  { from: 'On Hold', to: 'Available', permission: 'property:hold', needs: ['complete'] },
  { from: 'On Hold', to: 'Under Offer', permission: 'property:close', needs: [] },
  { from: 'On Hold', to: 'Withdrawn', permission: 'property:hold', needs: ['reason'] },
  { from: 'Under Offer', to: 'Available', permission: 'property:close', needs: ['complete'] },
  { from: 'Under Offer', to: 'Sold', permission: 'property:close', needs: sold },
  { from: 'Under Offer', to: 'Rented', permission: 'property:close', needs: rented },
  { from: 'Sold', to: 'Available', permission: 'property:close', needs: ['complete'] },
  { from: 'Rented', to: 'Available', permission: 'property:close', needs: ['complete'] },
  { from: 'Withdrawn', to: 'Available', permission: 'property:close', needs: ['complete'] },
];

export const moveOf = (from: PropertyStatus, to: PropertyStatus): StatusMove | undefined =>
  statusMoves.find((move) => move.from === from && move.to === to);

/** The moves from a status, in the order of the table. */
export const movesFrom = (from: PropertyStatus): StatusMove[] => statusMoves.filter((move) => move.from === from);

/** The reasons that a status asks for; none where it asks for no reason. */
export const reasonsFor = (to: PropertyStatus): readonly string[] => {
  if (to === 'On Hold') return holdReasons;
  return to === 'Withdrawn' ? withdrawReasons : [];
};

/** What is sold can become Sold, and what is let Rented. Every other status is for both. */
export const fitsDeals = (to: PropertyStatus, deals: readonly DealType[]): boolean => {
  if (to === 'Sold') return deals.some((deal) => dealUnit(deal) === 'total');
  return to !== 'Rented' || deals.some((deal) => dealUnit(deal) !== 'total');
};

/** Days before the end of a lease on which what was Rented comes back, as Available from then. */
export const rentedReturnDays = 90;
